"""The page in a real Chromium, played by its keys, mouse and fingers.
    python3 page_test.py FOLDER          runs all tests on the page in the folder
    python3 page_test.py FOLDER NAME...  only these
    python3 page_test.py --list          their names
"""

import gzip
import os
import random
import re
import sys
import time

from browser import Browser, serve

PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
STARTED = "document.body.classList.contains('started')"
# The player's files in the browser's database: an object of texts.
FILES = """new Promise((read, failed) => {
    const request = indexedDB.open('cronodoku');
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
        const database = request.result, store = database.transaction('files').objectStore('files');
        const keys = store.getAllKeys(), values = store.getAll();
        store.transaction.oncomplete = () => {
            database.close();
            read(Object.fromEntries(keys.result.map((key, i) => [key, values.result[i].folder ? ''
                : new TextDecoder().decode(values.result[i].bytes)])));
        };
    };
})"""
MOST_BYTES = 3_600_000  # by gzip, until the first board can be played

page = None  # the folder


class Player:
    """The page in a browser of its own, and who plays there. Nothing may be written to the console as an error."""

    def __init__(self, **browser):
        self.server = serve(page)
        self.address = f'http://127.0.0.1:{self.server.server_port}/'
        self.browser = Browser(**browser)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            errors = [text for level, text in self.browser.messages() if level == 'SEVERE']
            shown = self.browser.run("return document.getElementById('message').textContent")
            if kind is not None:
                self.browser.picture(os.path.join(os.path.dirname(page), 'page-failed.png'))
                print('On the console:', errors, 'on the page:', shown, file=sys.stderr)
        finally:
            self.browser.close()
            self.server.shutdown()
        if kind is None:
            assert not errors, errors
            assert shown == '', shown

    def open(self, what=''):
        self.browser.open(self.address + what)
        self.wait_for_start()

    def reload(self):
        self.browser.reload()
        self.wait_for_start()

    def wait_for_start(self):
        assert self.browser.until(STARTED), 'the page did not start'
        time.sleep(0.5)  # slides in

    def files(self):
        return self.browser.run('return ' + FILES)

    def game(self):
        """The digits of the saved game, '.' where there is none; None if no game is saved."""
        games = [text for name, text in self.files().items() if name.endswith('.game')]
        assert len(games) <= 1, 'several games'
        return re.search(r'"digits": "(.*)"', games[0])[1] if games else None

    def until(self, holds, what):
        end = time.monotonic() + 30
        while not holds():
            assert time.monotonic() < end, what
            time.sleep(0.1)

    def write(self, digits, pause=20):
        """Into the empty cells, in their order from the first one on."""
        self.browser.click(*self.cell(0))
        keys = []
        for digit in digits:
            keys += ['Tab', digit]
        self.browser.press(*keys, pause=pause)

    def cell(self, index):
        """The middle of a cell of 9x9 in the wide layout."""
        width, height = self.browser.run('return [innerWidth, innerHeight]')
        assert (width, height) == (1280, 657), (width, height)
        return 237 + 63 * (index % 9), 61 + 63 * (index // 9)

    def colour(self, x, y):
        return self.browser.run("return [...document.getElementById('canvas').getContext('2d')"
                                f'.getImageData({x}, {y}, 1, 1).data]')


def missing(puzzle=PUZZLE):
    return [right for given, right in zip(puzzle, SOLUTION) if given == '0']


def plays_a_whole_game_over_a_reload():
    with Player() as player:
        player.open('#' + PUZZLE)
        digits = missing()
        player.write(digits[:20])
        player.until(lambda: player.game() and player.game().count('.') == len(digits) - 20, 'not saved')
        player.reload()
        player.browser.press('Enter')  # continues
        time.sleep(1)
        player.write(digits[20:])
        player.until(lambda: '/saves/records.book' in player.files(), 'no record')
        player.until(lambda: player.game() is None, 'the finished game is still there')
        record = player.files()['/saves/records.book']
        player.reload()
        assert player.files()['/saves/records.book'] == record, 'the record is another one'
        before = player.colour(640, 300)
        player.browser.press('r')  # records
        player.until(lambda: player.colour(640, 300) != before, 'no records are shown')


def takes_a_puzzle_and_a_code_from_the_address():
    with Player() as player:
        player.open('#5KCF-CMDA-WW8R')
        player.browser.press('Tab', '1')
        player.until(lambda: player.game() is not None, 'no game of a code')
        assert player.browser.run('return location.hash') == ''


def second_tab_writes_nothing_and_says_so():
    with Player() as player:
        player.open('#' + PUZZLE)
        player.write(missing()[:3])
        player.until(lambda: player.game() and player.game().count('.') == 48, 'not saved')
        first, _ = player.browser.new_tab()
        player.browser.before_each_page("""
            const begin = IDBDatabase.prototype.transaction;
            window.written = 0;
            IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
                if (mode === 'readwrite') ++window.written;
                return begin.call(this, names, mode, ...rest);
            };""")
        player.open()
        assert player.colour(640, 20) != player.colour(640, 90), 'no notice'
        player.browser.press('Escape', 'p', pause=1000)
        player.browser.press('Tab', '1', 'Tab', '2', 'Tab', '3')
        time.sleep(1)
        assert player.browser.run('return window.written') == 0, 'the second tab wrote'
        assert player.game().count('.') == 48
        player.reload()
        assert player.browser.run('return window.written') == 0, 'the second tab wrote'
        player.browser.close_tab()
        player.browser.go_to(first)
        player.browser.press('Escape', pause=500)  # resumes
        player.browser.press('Tab', missing()[3])
        player.until(lambda: player.game().count('.') == 47, 'the first tab does not save any more')
        player.reload()
        assert player.game().count('.') == 47


def refused_storage_ends_no_game():
    with Player() as player:
        player.browser.before_each_page(
            "Object.defineProperty(window, 'indexedDB', {get() { throw new Error('refused'); }})")
        player.open('#' + PUZZLE)
        assert player.colour(640, 20) != player.colour(640, 90), 'no notice'
        player.browser.press('Escape')
        before = player.colour(*player.cell(2))
        player.write(missing()[:1])
        time.sleep(0.5)
        assert player.colour(*player.cell(2)) != before, 'the game takes no digit'


def full_storage_loses_nothing_once_there_is_room():
    with Player() as player:
        player.browser.before_each_page("""
            const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function (...all) {
                if (window.isFull) throw new DOMException('full', 'QuotaExceededError');
                return put.apply(this, all);
            };""")
        player.open('#' + PUZZLE)
        digits = missing()
        player.write(digits[:2])
        player.until(lambda: player.game() and player.game().count('.') == 49, 'not saved')
        player.browser.run('window.isFull = true')
        player.browser.press('Tab', digits[2], pause=300)
        assert player.game().count('.') == 49
        player.browser.run('window.isFull = false')
        player.until(lambda: player.game().count('.') == 48, 'the last digit is not saved by itself')
        player.browser.run('window.isFull = true')
        player.browser.press('Tab', digits[3], 'Tab', digits[4], pause=300)
        assert player.game().count('.') == 48
        player.browser.run('window.isFull = false')
        player.until(lambda: player.game().count('.') == 46, 'not saved when there was room again')


def reloads_at_any_moment_lose_nothing(times=int(os.environ.get('RELOADS', 40))):
    """At most the last digit, as docs/PROMISE.md says (7). RELOADS=200 in the environment tries more."""
    chance = random.Random(1)
    with Player() as player:
        player.open('#' + PUZZLE)
        written = 0
        for _ in range(times):
            digit = str(chance.randint(1, 9))
            player.browser.press('Tab', digit, pause=1)
            written += 1
            time.sleep(chance.random() * 0.05)
            # Not waited for: the browser may end the page in the middle of a transaction.
            player.browser.run('location.reload()')
            player.wait_for_start()
            kept = player.game()
            actions = 0 if kept is None else actions_in(player)
            assert actions >= written - 1, f'{written - actions} of {written} actions are lost'
            written = actions
            if kept is None:
                player.open('#' + PUZZLE)
            else:
                player.browser.press('Enter', pause=600)  # continues


def actions_in(player):
    """As the first line of the saved game says, docs/SAVES.md."""
    game = next(text for name, text in player.files().items() if name.endswith('.game'))
    return int(game.split()[3])


def starts_without_network():
    with Player() as player:
        player.open()
        assert player.browser.until("navigator.serviceWorker.getRegistration().then(each => !!each?.active)")
        player.reload()
        player.server.shutdown()
        player.server.server_close()
        player.reload()
        player.browser.press('Enter')
        time.sleep(2)
        player.browser.press('Tab', '1', 'Tab', '2')
        player.until(lambda: player.game() is not None, 'no game without network')


def is_played_by_fingers_on_a_small_phone():
    with Player(width=360, height=640, touch_scale=2) as player:
        player.open('#' + PUZZLE)
        width, height = player.browser.run('return [innerWidth, innerHeight]')
        assert (width, height) == (360, 640)
        player.browser.touch(100, 105)  # the third cell
        player.browser.touch(251, 510)  # 4
        player.until(lambda: player.game() and player.game()[2] == '4', 'no digit by touch')
        assert player.browser.run('return document.documentElement.scrollWidth') <= 360


def plays_an_arcade_run():
    with Player() as player:
        player.open()
        player.browser.press('a', pause=800)
        player.browser.press('4', pause=1500)  # one minute of 4x4
        arcade = lambda: any('arcade' in name for name in player.files())
        for _ in range(120):
            player.browser.press('Tab', '1', 'Tab', '2', 'Tab', '3', 'Tab', '4', pause=30)
            if arcade():
                break
        assert arcade(), 'no table of the arcade'


def is_light_until_the_first_board():
    with Player() as player:
        player.open('#' + PUZZLE)
        names = player.browser.run("""
            const started = performance.getEntriesByName('started')[0].startTime;
            return performance.getEntriesByType('resource').filter(each => each.startTime < started)
                .map(each => each.name)""")
        assert all(name.startswith(player.address) for name in names), 'something comes from elsewhere'
        needed = {name[len(player.address):] or 'index.html' for name in names} | {'index.html'}
        size = 0
        for name in needed:
            with open(os.path.join(page, name), 'rb') as file:
                size += len(gzip.compress(file.read()))
        print(f'{size} bytes by gzip in {len(needed)} files')
        assert size <= MOST_BYTES, size


def draws_while_it_makes_puzzles():
    """A page that is held draws nothing; what is asked for is that it goes on drawing, not how fast."""
    with Player() as player:
        player.open()
        player.browser.run("window.frames = 0; (function count() { ++window.frames; requestAnimationFrame(count); })()")
        player.browser.press('n', pause=1000)
        player.browser.press('7', 'Enter', pause=100)  # diabolical
        before = player.browser.run('return window.frames')
        time.sleep(2)
        assert player.browser.run('return window.frames') > before + 10


def plays_in_a_browser_that_can_not_lay_work_aside():
    with Player() as player:
        player.browser.before_each_page('delete WebAssembly.Suspending')
        player.open()
        player.browser.press('Enter', pause=3000)  # makes 9x9 Easy
        player.browser.press('Tab', '1')
        player.until(lambda: player.game() is not None, 'no game')


def takes_another_key_for_one_that_browsers_keep():
    with Player() as player:
        player.open()
        before = player.colour(640, 300)
        player.browser.press('Alt+n', pause=1000)  # Ctrl+N elsewhere: New game
        assert player.colour(640, 300) != before, 'Alt+N does nothing'


TESTS = {test.__name__.replace('_', ' '): test for test in (
    plays_a_whole_game_over_a_reload, takes_a_puzzle_and_a_code_from_the_address,
    second_tab_writes_nothing_and_says_so, refused_storage_ends_no_game,
    full_storage_loses_nothing_once_there_is_room, reloads_at_any_moment_lose_nothing,
    starts_without_network, is_played_by_fingers_on_a_small_phone, plays_an_arcade_run,
    is_light_until_the_first_board, draws_while_it_makes_puzzles,
    plays_in_a_browser_that_can_not_lay_work_aside, takes_another_key_for_one_that_browsers_keep)}


def main():
    global page
    if sys.argv[1:] == ['--list']:
        print('\n'.join(TESTS))
        return
    page = os.path.abspath(sys.argv[1])
    for name in sys.argv[2:] or TESTS:
        print(name, flush=True)
        TESTS[name]()


if __name__ == '__main__':
    main()
