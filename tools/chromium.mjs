// Finds a Chromium for the browser tests. Plain JavaScript without packages, because setup runs it before they are installed.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The headless shell comes first: it takes half the time, because it has no window. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** In a folder such as chromium-1200, whose name depends on the processor. */
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
