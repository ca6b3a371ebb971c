'use strict';
// The player's files. In the page they are in memory; each is kept by itself in a database of the
// browser as soon as it is closed. Nothing is ever compared as a whole, so what one page does not know
// it can't delete, and only the page that holds the lock writes at all.
const playersFiles = (() => {
    const folder = '/saves';
    const readOnly = 69, full = 51; // as the C library of emscripten numbers EROFS and ENOSPC
    const unkept = new Map(); // what the browser has not confirmed yet, or refused: path -> change
    let database = null;
    let mayWrite = false;
    let isRefused = false; // the last change
    let retry = 0; // a timer
    let fs = null;
    let isReading = false;

    // Whether this page is the only one: until it is closed.
    function takeLock() {
        if (!navigator.locks) return Promise.resolve(false);
        return new Promise(answer => {
            navigator.locks.request('cronodoku', {ifAvailable: true}, lock => {
                answer(lock !== null);
                return lock && new Promise(() => {});
            }).catch(() => answer(false));
        });
    }

    function openDatabase() {
        return new Promise((opened, failed) => {
            const request = indexedDB.open('cronodoku', 1);
            request.onupgradeneeded = () => request.result.createObjectStore('files');
            request.onsuccess = () => opened(request.result);
            request.onerror = () => failed(request.error);
            request.onblocked = () => failed(new Error('blocked'));
        });
    }

    function allOf(database) {
        return new Promise((read, failed) => {
            const store = database.transaction('files').objectStore('files');
            const keys = store.getAllKeys(), values = store.getAll();
            store.transaction.oncomplete = () => read(keys.result.map((key, i) => [key, values.result[i]]));
            store.transaction.onabort = () => failed(store.transaction.error);
        });
    }

    // Called before the game starts. What it returns is given to mount().
    async function read() {
        try {
            mayWrite = await takeLock();
            database = await openDatabase();
            if (mayWrite && navigator.storage?.persist) navigator.storage.persist().catch(() => {});
            return await allOf(database);
        } catch (error) {
            mayWrite = false;
            return [];
        }
    }

    // The changes of one call, all or none. commit() hands them over before the page may end.
    function keep(changes) {
        for (const [path, value] of changes) unkept.set(path, value);
        const tried = [...unkept];
        let transaction = null;
        try {
            transaction = database.transaction('files', 'readwrite', {durability: 'strict'});
            const store = transaction.objectStore('files');
            for (const [path, value] of tried) {
                if (value === null) store.delete(path);
                else store.put(value, path);
            }
            transaction.oncomplete = () => {
                isRefused = false;
                for (const [path, value] of tried) if (unkept.get(path) === value) unkept.delete(path);
            };
            transaction.onabort = refused;
            transaction.commit();
        } catch (error) {
            refused();
            try {
                transaction?.abort(); // what was put before
            } catch {
                // is over already
            }
        }
    }

    // Tried again with the next change, and by itself.
    function refused() {
        isRefused = true;
        clearTimeout(retry);
        retry = setTimeout(() => keep([]), 10000);
    }

    const valueOf = node => fs.isDir(node.mode) ? {folder: true}
        : {bytes: node.contents.slice(0, node.usedBytes), time: node.timestamp};

    function changed(node) {
        if (isReading) return;
        const path = fs.getPath(node);
        keep([[path, valueOf(node)]]);
        if (!fs.isDir(node.mode)) page.offer(path);
    }

    function stopUnlessAllowed() {
        if (!isReading && !mayWrite) throw new fs.ErrnoError(readOnly);
        if (!isReading && isRefused) {
            keep([]); // perhaps there is room again
            throw new fs.ErrnoError(full);
        }
    }

    // A node and all below it, with their paths.
    function tree(node, path) {
        const below = fs.isDir(node.mode)
            ? Object.entries(node.contents).flatMap(([name, each]) => tree(each, path + '/' + name)) : [];
        return [[path, valueOf(node)], ...below];
    }

    // The file system of emscripten that is in memory, whose changes are kept.
    function kept(memory) {
        const nodeOps = {
            ...memory,
            mknod(parent, name, mode, device) {
                stopUnlessAllowed();
                const node = memory.mknod(parent, name, mode, device);
                node.node_ops = nodeOps;
                if (fs.isDir(mode)) {
                    changed(node);
                    return node;
                }
                const streamOps = node.stream_ops;
                node.stream_ops = {
                    ...streamOps,
                    open(stream) {
                        if ((stream.flags & 3) !== 0) stopUnlessAllowed();
                        streamOps.open?.(stream);
                    },
                    write(stream, ...rest) {
                        stream.node.isChanged = true;
                        return streamOps.write(stream, ...rest);
                    },
                    close(stream) {
                        streamOps.close?.(stream);
                        if (!stream.node.isChanged) return;
                        stream.node.isChanged = false;
                        if (!stream.node.isGone) changed(stream.node);
                    },
                };
                if (!isReading) node.isChanged = true; // also if it stays empty
                return node;
            },
            setattr(node, attributes) {
                stopUnlessAllowed();
                memory.setattr(node, attributes);
                if (attributes.size !== undefined) node.isChanged = true;
            },
            unlink(parent, name) {
                stopUnlessAllowed();
                parent.contents[name].isGone = true;
                memory.unlink(parent, name);
                keep([[fs.getPath(parent) + '/' + name, null]]);
            },
            rmdir(parent, name) {
                stopUnlessAllowed();
                memory.rmdir(parent, name);
                keep([[fs.getPath(parent) + '/' + name, null]]);
            },
            rename(node, parent, name) {
                stopUnlessAllowed();
                const from = fs.getPath(node), to = fs.getPath(parent) + '/' + name;
                if (parent.contents[name]) parent.contents[name].isGone = true;
                memory.rename(node, parent, name);
                node.isChanged = false;
                const moved = tree(node, to);
                keep([...moved.map(([path]) => [from + path.slice(to.length), null]), ...moved]);
                if (!fs.isDir(node.mode)) page.offer(to);
            },
        };
        return nodeOps;
    }

    // To be called before the game's main().
    function mount(FS, files) {
        fs = FS;
        fs.mkdir(folder);
        const memory = fs.filesystems.MEMFS;
        fs.mount({
            mount(mount) {
                const root = memory.mount(mount);
                root.node_ops = kept(root.node_ops);
                return root;
            },
        }, {}, folder);
        isReading = true;
        for (const [path, value] of files.sort(([a], [b]) => a < b ? -1 : 1)) {
            fs.mkdirTree(value.folder ? path : path.slice(0, path.lastIndexOf('/')));
            if (value.folder) continue;
            fs.writeFile(path, value.bytes);
            const node = fs.lookupPath(path).node;
            node.timestamp = value.time;
            node.isChanged = false;
        }
        isReading = false;
    }

    return {read, mount, folder, isKept: () => mayWrite && unkept.size === 0, mayWrite: () => mayWrite};
})();
