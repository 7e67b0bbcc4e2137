import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import type { AccountsParts } from '../modules/accounts/index.ts'
import type { CheckoutParts } from '../modules/checkout/index.ts'
import type { DoublerParts } from '../modules/doubler/index.ts'
import type { EnquiriesParts } from '../modules/enquiries/index.ts'
import type { GiftcardsParts } from '../modules/giftcards/index.ts'
import { storeOrigin } from '../modules/storefronts/index.ts'
import { type Art, loadArt } from '../platform/art.ts'
import { createAltcha } from '../platform/captcha/altcha.ts'
import { systemClock } from '../platform/clock.ts'
import { createPool } from '../platform/db/pool.ts'
import { randomIds } from '../platform/ids.ts'
import { createKeyring, deriveKey } from '../platform/keys.ts'
import { createMailer, type Mailer } from '../platform/mail/mailer.ts'
import { createLimits, type Limits } from '../platform/rate-limits/limits.ts'
import { readLastingSecret } from '../platform/shop-secrets/lasting-secret.ts'
import type { Wallet } from '../platform/wallet/wallet.ts'
import { memoize } from '../shared/memoize.ts'
import { startMailbox } from '../simulators/mailbox/start-mailbox.ts'
import { type Config, StartError } from './config.ts'
import type { Database } from './database.ts'
import { type OpenedPayments, openPayments } from './payments.ts'
import type { Opening } from './shutdown.ts'
import { openWallet } from './wallet.ts'

/** The services of all modules; each module's parameter type names those it needs (docs/decisions/0004-services.md). */
export type Services = Omit<AccountsParts, 'hooks'> &
  CheckoutParts &
  DoublerParts &
  EnquiriesParts &
  GiftcardsParts & { art: Art; wallet: Wallet | undefined }

export type OpenedServices = {
  services: Services
  /** The address of the built-in mailbox. */
  mailboxAddress: string | undefined
  /** The simulator, if payments move no real money. */
  paymentSimulator: OpenedPayments['simulator']
}

const LIMIT_CONNECTIONS = 2

export async function openServices(config: Config, database: Database, opening: Opening): Promise<OpenedServices> {
  const cardKeys = createKeyring(config.secretKey, config.oldSecretKeys)
  const toCaptchaKey = ({ keyFor }: Pick<typeof cardKeys.newest, 'keyFor'>) => keyFor('captcha')
  const captchaKeys = [toCaptchaKey(cardKeys.newest), ...cardKeys.older.map(toCaptchaKey)] as const
  const lastingSecret = await readLastingSecret({ db: database.db, ids: randomIds }, config).catch((error: Error) => {
    throw new StartError(`Ribbon cannot start: its stored secret cannot be opened. ${error.message}.`)
  })
  const keyFor = memoize((purpose) => deriveKey(lastingSecret, purpose))
  const { mailer, mailboxAddress } = await openMailer(config, opening)
  const { payments, simulator } = await openPayments(config, cardKeys.newest.keyFor, opening)
  // In development every storefront is a host name on this machine.
  const publicHost = (host: string) => (config.environment === 'production' ? host : `localhost:${config.port}`)
  const services: Services = {
    captcha: createAltcha({ db: database.db, clock: systemClock, keys: captchaKeys }),
    limits: openLimits(database.databaseUrl, keyFor('limits'), opening),
    mailer,
    payments,
    art: loadArt(new URL('../../dist/art/manifest.json', import.meta.url), opening.log),
    wallet: await openWallet(config, opening.log),
    originOf: (storefront) => storeOrigin(storefront, publicHost(storefront.host)),
    cardKeys,
    keyFor,
  }
  return { services, mailboxAddress, paymentSimulator: simulator }
}

/** With a separate pool: counting must not wait for a connection of a transaction that waits for the count. */
function openLimits(databaseUrl: string, hashKey: KeyObject, { log, shutdown }: Opening): Limits {
  const onError = (error: Error) => log.warn({ err: error }, 'the limits lost a database connection')
  const pool = createPool(databaseUrl, { max: LIMIT_CONNECTIONS, name: 'ribbon-limits', mayLoseWrites: true, onError })
  shutdown.onClose('limits', () => pool.end())
  return createLimits({ pool, hashKey })
}

const NO_MAILER: Mailer = {
  send: () => Promise.reject(new Error('Only jobs send mail, and a web process runs no jobs')),
  close: async () => undefined,
}

/** Sends through the mail server in SMTP_URL, or to the built-in mailbox. */
async function openMailer(config: Config, opening: Opening): Promise<{ mailer: Mailer; mailboxAddress: string | undefined }> {
  if (config.role === 'web') return { mailer: NO_MAILER, mailboxAddress: undefined }
  const mailbox = config.smtpUrl ? undefined : await openMailbox(config, opening)
  const mailer = createMailer({ smtpUrl: config.smtpUrl ?? mailbox?.smtpUrl ?? '', log: opening.log })
  opening.shutdown.onClose('mailer', () => mailer.close())
  return { mailer, mailboxAddress: mailbox?.address }
}

async function openMailbox({ mailboxPort, dataDir }: Config, { log, shutdown }: Opening) {
  const mailbox = await startMailbox({ port: mailboxPort ?? 0, folder: join(dataDir, 'mailbox'), clock: systemClock, log })
  shutdown.onClose('mailbox', () => mailbox.close())
  return mailbox
}
