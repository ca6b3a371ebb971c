"""Drives Chromium by chromedriver, as the W3C's WebDriver describes it, with nothing but Python's own library."""

import base64
import functools
import http.server
import json
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request

KEYS = {'Enter': '\ue007', 'Escape': '\ue00c', 'Left': '\ue012', 'Up': '\ue013', 'Right': '\ue014',
        'Down': '\ue015', 'Tab': '\ue004', 'Control': '\ue009', 'Alt': '\ue00a', 'Backspace': '\ue003', 'F1': '\ue031'}


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
                      '.po': 'text/plain', '.otf': 'font/otf'}

    def log_message(self, *_):
        pass


def serve(folder):
    """Returns a server of the folder at a free port of this machine."""
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def free_port():
    with socket.socket() as any_port:
        any_port.bind(('127.0.0.1', 0))
        return any_port.getsockname()[1]


class Browser:
    """A Chromium with a profile of its own, and the tab that is in front."""

    def __init__(self, width=1280, height=800, touch_scale=None):
        self.profile = tempfile.TemporaryDirectory(prefix='cronodoku-web-', ignore_cleanup_errors=True)
        port = free_port()
        self.driver = subprocess.Popen(['chromedriver', f'--port={port}'], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.address = f'http://127.0.0.1:{port}'
        arguments = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
                     '--disable-background-networking', '--disable-component-update', '--disable-sync',
                     '--disable-dev-shm-usage', '--mute-audio', f'--user-data-dir={self.profile.name}',
                     f'--window-size={width},{height}']
        options = {'args': arguments}
        if touch_scale:
            options['mobileEmulation'] = {'deviceMetrics': {'width': width, 'height': height,
                                                            'pixelRatio': touch_scale, 'touch': True}}
        for _ in range(100):
            try:
                answer = self.ask('POST', '/session', {'capabilities': {'alwaysMatch': {
                    'browserName': 'chrome', 'goog:chromeOptions': options,
                    'goog:loggingPrefs': {'browser': 'ALL'}}}})
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        self.session = '/session/' + answer['sessionId']
        self.tell('POST', '/timeouts', {'script': 120000, 'pageLoad': 120000})

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method,
                                         data=None if body is None else json.dumps(body).encode(),
                                         headers={'Content-Type': 'application/json'})
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                return json.load(answer)['value']
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)['value']['message']) from None

    def tell(self, method, path, body=None):
        return self.ask(method, self.session + path, body)

    def open(self, address):
        self.tell('POST', '/url', {'url': address})

    def reload(self):
        self.tell('POST', '/refresh', {})

    def new_tab(self):
        """Opens a tab and goes to it; returns the names of the tab before and of the new one."""
        before = self.tell('GET', '/window')
        new = self.tell('POST', '/window/new', {'type': 'tab'})['handle']
        self.go_to(new)
        return before, new

    def go_to(self, tab):
        self.tell('POST', '/window', {'handle': tab})

    def close_tab(self):
        self.tell('DELETE', '/window')

    def run(self, script):
        """What the body of a function returns, or the promise that it returns resolves to."""
        return self.tell('POST', '/execute/sync', {'script': script, 'args': []})

    def until(self, script, seconds=60):
        """Waits until the expression holds; returns whether it does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run('return (async () => (' + script + '))()'):
                return True
            time.sleep(0.1)
        return False

    def press(self, *keys, pause=60):
        """Presses each: a name of KEYS, a character, or 'Control+c'."""
        actions = []
        for key in keys:
            parts = [KEYS.get(part, part) for part in (key.split('+') if len(key) > 1 else [key])]
            actions += [{'type': 'keyDown', 'value': part} for part in parts]
            actions += [{'type': 'keyUp', 'value': part} for part in reversed(parts)]
            actions.append({'type': 'pause', 'duration': pause})
        self.tell('POST', '/actions', {'actions': [{'type': 'key', 'id': 'keys', 'actions': actions}]})

    def click(self, x, y):
        self.point('mouse', x, y)

    def touch(self, x, y):
        self.point('touch', x, y)

    def point(self, kind, x, y):
        self.tell('POST', '/actions', {'actions': [{
            'type': 'pointer', 'id': kind, 'parameters': {'pointerType': kind}, 'actions': [
                {'type': 'pointerMove', 'duration': 0, 'x': x, 'y': y}, {'type': 'pointerDown', 'button': 0},
                {'type': 'pause', 'duration': 60}, {'type': 'pointerUp', 'button': 0}]}]})

    def picture(self, file):
        with open(file, 'wb') as picture:
            picture.write(base64.b64decode(self.tell('GET', '/screenshot')))

    def chromium(self, command, **parameters):
        return self.tell('POST', '/goog/cdp/execute', {'cmd': command, 'params': parameters})

    def before_each_page(self, script):
        """Runs the script in this tab before those of a page that is loaded from now on."""
        self.chromium('Page.addScriptToEvaluateOnNewDocument', source=script)

    def messages(self):
        """What was written to the console since the last call."""
        return [(each['level'], each['message']) for each in self.tell('POST', '/se/log', {'type': 'browser'})]

    def close(self):
        try:
            self.tell('DELETE', '')
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.profile.cleanup()
