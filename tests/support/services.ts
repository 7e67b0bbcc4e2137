import type { Services } from '../../src/app/services.ts'
import { closedProvider } from '../../src/modules/payments/index.ts'
import type { Art } from '../../src/platform/art.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createKeyring, deriveKey } from '../../src/platform/keys.ts'
import { createDevelopmentWallet } from '../../src/platform/wallet/development-wallet.ts'
import { ok } from '../../src/shared/result.ts'

/** Every picture exists, because these tests are about the API. */
export const ANY_ART: Art = {
  in: () => ANY_ART,
  has: () => true,
  listColours: () => ['#c61f2e', '#e9b44c'],
  findImage: (name, alt) => ({ url: { type: 'relative', href: `/art/${name}.svg` }, alt, width: 4, height: 3 }),
  readImage: (name, alt) => ({ url: { type: 'relative', href: `/art/${name}.svg` }, alt, width: 4, height: 3 }),
  readDrawing: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'),
}

/** For tests about something else: every puzzle is solved, no limit is reached, no mail is sent, nothing is paid. */
export const HARMLESS_SERVICES: Services = {
  captcha: { createChallenge: () => Promise.reject(new Error('This test has no puzzles')), verify: async () => true },
  limits: {
    consume: async () => ok(undefined),
    returnPoint: async () => undefined,
    consumeBySource: async () => ok(undefined),
    returnPointBySource: async () => undefined,
    consumeDay: async () => ok(undefined),
  },
  mailer: { send: async () => 'sent', close: async () => undefined },
  payments: closedProvider,
  art: ANY_ART,
  wallet: createDevelopmentWallet(systemClock),
  originOf: ({ host }) => `https://${host}`,
  cardKeys: createKeyring('k'.repeat(32)),
  keyFor: (purpose) => deriveKey('k'.repeat(32), purpose),
}
