// What the game asks of the page: the other side of the functions declared in *_in_page.cpp.
addToLibrary({
    page_wake: () => page.wake(),
    page_may_sound: () => navigator.userActivation?.hasBeenActive ?? page.wasTouched ? 1 : 0,
    page_copy__deps: ['$UTF8ToString'],
    page_copy: text => page.copy(UTF8ToString(text)),
    page_copied__deps: ['$stringToNewUTF8'],
    page_copied: () => stringToNewUTF8(page.pasted),
    page_prefers__deps: ['$UTF8ToString'],
    page_prefers: question => matchMedia('(' + UTF8ToString(question) + ')').matches ? 1 : 0,
    page_watch_preferences__deps: ['$wasmTable'],
    page_watch_preferences: (changed, watch) => page.watchPreferences(
        changed ? () => wasmTable.get(changed)(watch) : null),
    page_can_speak: () => 'speechSynthesis' in window ? 1 : 0,
    page_speak__deps: ['$UTF8ToString'],
    page_speak: (text, language, cutsIn) => page.speak(UTF8ToString(text), UTF8ToString(language), cutsIn),
    page_be_silent: () => window.speechSynthesis?.cancel(),
    // Work that rests lets the browser lay its stack aside (JavaScript Promise Integration).
    page_can_rest: () => 'Suspending' in WebAssembly && 'promising' in WebAssembly ? 1 : 0,
    page_begin__deps: ['$wasmTable'],
    page_begin: (work, task) => page.begin(WebAssembly.promising(wasmTable.get(work)), task),
    page_rest: () => page.rest(),
    page_rest__postset: "if ('Suspending' in WebAssembly) _page_rest = new WebAssembly.Suspending(_page_rest);",
    // Screens are laid out for 480 pixels at least: on a narrower page they are drawn larger, and shrunk.
    emscripten_get_device_pixel_ratio: () => page.pixelRatio(),
});
