import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/chromium.mjs'
import { makeTemporaryFolder } from './tools/temporary-folder.ts'

/** With another port two runs can share a machine. The mailbox, the payment simulator and the brand shops use the next three ports. */
const PORT = Number(process.env.JOURNEY_PORT ?? 4750)
const MAILBOX_PORT = PORT + 1
const ADYEN_PORT = PORT + 2
const BRAND_SHOP_PORT = PORT + 3
/** `JOURNEY_SIZE=phone` runs all journeys on a phone, except those that need a wide screen. */
const onPhone = process.env.JOURNEY_SIZE === 'phone'
/** Workers load this file again: the first process passes them the shop's data folder. */
process.env.JOURNEY_DATA_DIR ??= makeTemporaryFolder('journey')

/** The journeys run in a real browser, with a real shop started as by `npm start`. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  ...(onPhone && { grepInvert: /@wide/ }),
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // A shared machine may stall for seconds. `npm test` names each test that needed its second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Journeys often wait for the shop, so three of them keep two cores busy.
  workers: 3,
  reporter: [['list']],
  use: {
    baseURL: `http://gcsuk.localhost:${PORT}`,
    viewport: onPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    // An element that cannot be used within this time is a failure.
    actionTimeout: 20_000,
    // No animations; a test about motion turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    // The build does nothing after `npm test` has built. `exec`: the shop itself gets the signal to stop.
    command: 'node tools/setup.mjs build && node tests/support/filled-shop.ts && exec node src/app/supervisor.ts',
    url: `http://localhost:${PORT}/ready`,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      MAILBOX_PORT: String(MAILBOX_PORT),
      ADYEN_PORT: String(ADYEN_PORT),
      BRAND_SHOP_PORT: String(BRAND_SHOP_PORT),
      // Buyers of the journeys have different IP addresses (tests/journeys/buyer.ts).
      TRUST_PROXY: '1',
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
  },
})
