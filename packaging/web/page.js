'use strict';
// The page: loads the game, gives it its turns, and does for it what only a page can do.
const page = (() => {
    const canvas = document.getElementById('canvas');
    const message = document.getElementById('message');
    const least = 480; // pixels, of the smallest screen that is laid out
    const next = {frame: 0, timer: 0};
    const preferences = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)',
        '(prefers-contrast: more)'].map(question => matchMedia(question));
    let game = null;
    let isInTurn = false;
    let isWoken = false;
    let isOver = false;
    let preferencesChanged = null;

    function forgetNext() {
        cancelAnimationFrame(next.frame);
        clearTimeout(next.timer);
        next.frame = next.timer = 0;
    }

    // The next frame if it is due by then, else a timer: nothing runs while nothing happens.
    function turn() {
        forgetNext();
        isInTurn = true;
        isWoken = false;
        const rest = game._page_turn();
        isInTurn = false;
        if (rest === -2) return end();
        if (isWoken || (rest >= 0 && rest <= 17)) next.frame = requestAnimationFrame(turn);
        else if (rest > 0) next.timer = setTimeout(turn, rest);
    }

    function wake() {
        isWoken = true;
        if (game === null || isInTurn || isOver || next.frame !== 0) return;
        forgetNext();
        // Hidden pages have no frames, and the game still has to see that it is hidden.
        if (document.hidden) next.timer = setTimeout(turn, 0);
        else next.frame = requestAnimationFrame(turn);
    }

    // Background work of the game takes turns with the page: what it rests for goes first.
    const rests = new MessageChannel();
    const resting = [];
    rests.port1.onmessage = () => resting.shift()();
    const rest = () => new Promise(goOn => {
        resting.push(goOn);
        rests.port2.postMessage(0);
    });
    const begin = (work, task) => void work(task).catch(stop);

    // The game can't go on; what it has saved is safe.
    function stop(error) {
        isOver = true;
        forgetNext();
        fail('Cronodoku has stopped. What is saved is safe: load this page again. (' + error + ')');
        throw error;
    }

    // The game is quit: there is nothing behind it that could be shown.
    function end() {
        isOver = true;
        location.reload();
    }

    function fail(why) {
        message.textContent = why;
        message.hidden = false;
    }

    function copy(text) {
        api.pasted = text;
        navigator.clipboard?.writeText(text).catch(() => {});
    }

    function speak(text, language, cutsIn) {
        if (cutsIn) speechSynthesis.cancel();
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = language.replace('_', '-');
        speechSynthesis.speak(utterance);
    }

    function watchPreferences(changed) {
        preferencesChanged = changed;
    }
    for (const each of preferences) each.addEventListener('change', () => preferencesChanged?.());

    // Pictures, exports and pages that the game writes are also handed to the player.
    function offer(path) {
        const isForPlayer = /^\/saves\/(pictures|exports)\/[^/]*\.(png|svg|json|csv|txt|zip|cronodoku)$/.test(path);
        if (!isForPlayer) return;
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([game.FS.readFile(path)]));
        link.download = path.slice(path.lastIndexOf('/') + 1);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }

    function openText(name, bytes) {
        game.FS.mkdirTree('/tmp/opened');
        const path = '/tmp/opened/' + name.replaceAll('/', '_');
        game.FS.writeFile(path, bytes);
        game.ccall('page_open', null, ['string'], [path]);
    }

    // Ctrl+V: the browser says what is pasted only after the key, so the game hears of it then.
    function listen() {
        window.addEventListener('keydown', event => {
            const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
            if (isPaste) event.stopImmediatePropagation();
        }, true);
        window.addEventListener('paste', event => {
            api.pasted = event.clipboardData.getData('text/plain');
            game._page_paste();
        });
        window.addEventListener('dragover', event => event.preventDefault());
        window.addEventListener('drop', async event => {
            event.preventDefault();
            const file = event.dataTransfer.files[0];
            const text = event.dataTransfer.getData('text/plain');
            if (file) openText(file.name, new Uint8Array(await file.arrayBuffer()));
            else if (text) openText('text', new TextEncoder().encode(text));
        });
        window.addEventListener('hashchange', openAddress);
        for (const kind of ['keydown', 'pointerdown']) {
            window.addEventListener(kind, () => {
                if (api.wasTouched) return;
                api.wasTouched = true;
                wake();
            }, true);
        }
        window.addEventListener('gamepadconnected', wake);
        document.addEventListener('visibilitychange', wake);
    }

    // "#4F2A-91C3" opens that board.
    function openAddress() {
        const text = decodeURIComponent(location.hash.slice(1));
        if (text === '') return;
        history.replaceState(null, '', location.pathname + location.search);
        openText('address', new TextEncoder().encode(text));
    }

    const pixelRatio = () => Math.max(devicePixelRatio, least / Math.min(innerWidth, innerHeight));

    async function fetched(name) {
        const answer = await fetch(name);
        if (!answer.ok) throw new Error(name + ': ' + answer.status);
        return answer;
    }

    function put(FS, path, bytes) {
        FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
        FS.writeFile(path, bytes);
    }

    // Languages as the browser prefers them, and the one that the player has chosen.
    function wanted(languages, files) {
        const settings = files.find(([path]) => path === '/saves/settings.txt');
        const chosen = settings && /language\s*=\s*(\w+)/.exec(new TextDecoder().decode(settings[1].bytes));
        const names = (chosen ? [chosen[1]] : []).concat(navigator.languages.map(each => each.replace('-', '_')));
        return languages.filter(each => names.some(name => name === each || name.split('_')[0] === each.split('_')[0]));
    }

    async function start() {
        const files = playersFiles.read();
        const assets = await (await fetched('assets.json')).json();
        const player = await files;
        const first = wanted(assets.languages, player);
        const names = assets.files.concat(first.map(each => 'text/' + each + '.po'));
        const contents = await Promise.all(names.map(async name =>
            [name, new Uint8Array(await (await fetched('assets/' + name)).arrayBuffer())]));
        const made = await makeCronodoku({canvas, printErr: text => console.info(text)});
        for (const each of assets.languages)
            put(made.FS, '/assets/text/' + each + '.po', assets.headers[each]);
        for (const [name, bytes] of contents) put(made.FS, '/assets/' + name, bytes);
        playersFiles.mount(made.FS, player);
        game = made;
        listen();
        if (made.callMain([String(innerWidth), String(innerHeight)]) !== 0) throw new Error('The game did not start.');
        turn();
        performance.mark('started');
        document.body.classList.add('started');
        canvas.focus();
        openAddress();
        for (const each of assets.languages.filter(other => !first.includes(other)))
            fetched('assets/text/' + each + '.po').then(async answer =>
                put(made.FS, '/assets/text/' + each + '.po', new Uint8Array(await answer.arrayBuffer()))).catch(() => {});
        navigator.serviceWorker?.register('service-worker.js').catch(() => {});
    }

    const api = {pasted: '', wasTouched: false, wake, begin, rest, copy, speak, watchPreferences, offer, pixelRatio, fail, start};
    return api;
})();

page.start().catch(error => page.fail(String(error)));
