'use strict';
// Keeps the page for when there is no network: all its files, as they belong together. A new version is
// kept whole before it takes the place of the old one.
const version = '@VERSION@';
const files = @FILES@;

self.addEventListener('install', event => event.waitUntil(
    caches.open(version).then(cache => cache.addAll(files)).then(() => self.skipWaiting())));

self.addEventListener('activate', event => event.waitUntil(
    caches.keys().then(names => Promise.all(names.filter(name => name !== version).map(name => caches.delete(name))))));

self.addEventListener('fetch', event => {
    if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
    event.respondWith(caches.open(version)
        .then(cache => cache.match(event.request, {ignoreSearch: true}))
        .then(kept => kept || fetch(event.request)));
});
