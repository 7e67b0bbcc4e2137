// Finds a Chromium for the browser tests. Plain JavaScript without packages: setup asks before there are any.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The shell first: without a window to draw, it needs half the time. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Below a folder such as chromium-1200; the name differs with the processor. */
const IN_PLAYWRIGHT = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-linux-arm64/chrome']

export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED.map((name) => `/usr/bin/${name}`), ...listPlaywrights()].find(
    (path) => path && existsSync(path),
  )
}

function listPlaywrights() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright')
  const versions = existsSync(cache) ? readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)) : []
  return versions
    .sort()
    .reverse()
    .flatMap((version) => IN_PLAYWRIGHT.map((path) => join(cache, version, path)))
}
