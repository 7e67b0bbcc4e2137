import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/chromium.mjs'
import { makeTemporaryFolder } from './tools/temporary-folder.ts'

/** Another one lets two runs share a machine; the mailbox, the payment simulator and the shops of brands stand at the next three. */
const PORT = Number(process.env.JOURNEY_PORT ?? 4750)
const MAILBOX_PORT = PORT + 1
const ADYEN_PORT = PORT + 2
const BRAND_SHOP_PORT = PORT + 3
/** `JOURNEY_SIZE=phone`: all journeys on a phone, but for those that go through what only a wide screen has. */
const onPhone = process.env.JOURNEY_SIZE === 'phone'
/** Workers load this file again: the first process tells them where the shop keeps its data. */
process.env.JOURNEY_DATA_DIR ??= makeTemporaryFolder('journey')

/** The journeys: a real shop, started as `npm start` does, in a real browser. */
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
  // Pages wait for the shop and for what is shown a moment later: a third one keeps two cores busy.
  workers: 3,
  reporter: [['list']],
  use: {
    baseURL: `http://gcsuk.localhost:${PORT}`,
    viewport: onPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    // What cannot be pressed or filled in by then never can.
    actionTimeout: 20_000,
    // Nobody waits for things to fade; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node src/app/supervisor.ts',
    url: `http://localhost:${PORT}/ready`,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      MAILBOX_PORT: String(MAILBOX_PORT),
      ADYEN_PORT: String(ADYEN_PORT),
      BRAND_SHOP_PORT: String(BRAND_SHOP_PORT),
      // Buyers of the journeys come from places of their own (tests/journeys/buyer.ts).
      TRUST_PROXY: '1',
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
  },
})
