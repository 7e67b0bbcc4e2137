import { resolve } from 'node:path'
import * as v from 'valibot'
import { storefronts } from '../../storefronts/index.ts'
import { readOrCreateSecret } from '../platform/keys.ts'

export type Config = {
  environment: 'production' | 'development' | 'test'
  /** The role of this process; `all` is web and worker in one. */
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  dataDir: string
  /** Undefined: embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Undefined: mails go to the built-in mailbox. */
  smtpUrl: string | undefined
  /** The port of the built-in mailbox, which only this machine can read; 0 is any free port, undefined is no mailbox. */
  mailboxPort: number | undefined
  /** Adyen's settings. Undefined: payments go to the simulator, or are closed. */
  adyen: { apiKey: string; merchantAccount: string; hmacKey: string; urlPrefix: string | undefined } | undefined
  /** PEM files that sign wallet passes. Undefined: self-signed in development, no passes in production. */
  wallet: { certificate: string; key: string; intermediate: string } | undefined
  /** The port of the built-in simulator of Adyen; 0 is any free port, undefined is no simulator. */
  adyenPort: number | undefined
  /** The port of the simulated shops of brands; 0 is any free port, undefined is none. */
  brandShopPort: number | undefined
  /** The code of the storefront that is served on plain localhost and the machine's own addresses. Not in production. */
  storefront: string
  logLevel: string
  /** `only`: GraphQL executes only the operations of the shop's own pages; `off`: any operation. */
  trustedDocuments: 'only' | 'off'
  /** How many proxies in front of the shop are trusted to report the visitor's address. */
  trustedProxies: number
  /** Map tiles, with {z}, {x} and {y}. Undefined: the map renders its own coastlines. */
  tileUrl: string | undefined
  /** The bearer token for /metrics. Undefined: only this machine may read it in development without a proxy, and nobody otherwise. */
  metricsToken: string | undefined
  /** Seals card numbers and the secret that signs links; the same in every process of the shop. */
  secretKey: string
  /** Former secret keys, which still open what they sealed. */
  oldSecretKeys: readonly string[]
}

const wholeNumber = (from: number, to: number) => {
  const sentence = `must be a whole number from ${from} to ${to}`
  return v.pipe(v.string(), v.regex(/^\d+$/, sentence), v.transform(Number), v.minValue(from, sentence), v.maxValue(to, sentence))
}
const oneOf = <const T extends string[]>(...words: T) => v.picklist(words, `must be one of ${words.join(', ')}`)
const urlOf = (...schemes: string[]) => {
  const sentence = `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return v.pipe(
    v.string(),
    v.url(sentence),
    v.check((url) => schemes.includes(url.split(':', 1)[0] ?? ''), sentence),
  )
}

const Environment = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'development'),
  ROLE: v.optional(oneOf('all', 'web', 'worker'), 'all'),
  HOST: v.optional(v.string()),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(urlOf('postgres', 'postgresql')),
  SMTP_URL: v.optional(urlOf('smtp', 'smtps')),
  MAILBOX_PORT: v.optional(wholeNumber(0, 65_535)),
  ADYEN_API_KEY: v.optional(v.string()),
  ADYEN_MERCHANT_ACCOUNT: v.optional(v.string()),
  ADYEN_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([0-9a-fA-F]{2}){16,}$/, 'must be the hexadecimal key of the webhook')),
  ),
  ADYEN_URL_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be only the prefix, such as 1797a841fbb37ca7-Company')),
  ),
  ADYEN_PORT: v.optional(wholeNumber(0, 65_535)),
  BRAND_SHOP_PORT: v.optional(wholeNumber(0, 65_535)),
  WALLET_CERT: v.optional(v.string()),
  WALLET_KEY: v.optional(v.string()),
  WALLET_WWDR: v.optional(v.string()),
  STOREFRONT: v.optional(
    v.picklist(
      storefronts.map(({ code }) => code),
      'must be the code of a storefront, such as GCSUK or CB',
    ),
    'GCSUK',
  ),
  LOG_LEVEL: v.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  TRUSTED_DOCUMENTS: v.optional(oneOf('only', 'off')),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  TILE_URL: v.optional(urlOf('https', 'http')),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SECRET_KEY_OLD: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((key) => key.trim())),
      v.everyItem((key) => key.length >= 32, 'must be keys of at least 32 characters, with commas between them'),
    ),
  ),
})

const WALLET_NEEDS = ['WALLET_CERT', 'WALLET_KEY', 'WALLET_WWDR'] as const
const ADYEN_NEEDS = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'] as const

/** An error with one sentence for the operator, printed without a stack. */
export class StartError extends Error {}

/** A random key has more different characters. A key with fewer was typed by hand and can be guessed. */
const MIN_KEY_CHARACTERS = 10

/** Reads and checks the environment, reports all errors together, and reads or creates the secret key. */
export async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const { secretKey, ...config } = checkEnvironment(env)
  return { ...config, secretKey: secretKey ?? (await readOrCreateSecret(config.dataDir, 'secret-key')) }
}

export function checkEnvironment(env: NodeJS.ProcessEnv): Omit<Config, 'secretKey'> & { secretKey: string | undefined } {
  // An empty variable comes from a compose file without a value for it.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const checked = v.safeParse(Environment, given)
  const wrong = checked.success ? [] : checked.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  if (given.NODE_ENV === 'production' && given.DATABASE_URL && !given.SECRET_KEY) {
    wrong.push('SECRET_KEY must be set in production when DATABASE_URL is, so that all processes share it')
  }
  if (given.NODE_ENV === 'production' && given.SECRET_KEY && new Set(given.SECRET_KEY).size < MIN_KEY_CHARACTERS) {
    wrong.push(
      `SECRET_KEY must have at least ${MIN_KEY_CHARACTERS} different characters: make one with "openssl rand -base64 32"`,
    )
  }
  const missing = ADYEN_NEEDS.filter((name) => !given[name])
  if (missing.length > 0 && Object.keys(given).some((name) => name.startsWith('ADYEN_') && name !== 'ADYEN_PORT')) {
    wrong.push(`${missing.join(' and ')} must be set too, for Adyen to take payments`)
  }
  const missingFiles = WALLET_NEEDS.filter((name) => !given[name])
  if (missingFiles.length > 0 && missingFiles.length < WALLET_NEEDS.length) {
    wrong.push(`${missingFiles.join(' and ')} must be set too, for cards in the wallets of phones`)
  }
  if (!checked.success || wrong.length > 0) throw new StartError(`Ribbon cannot start: ${[...new Set(wrong)].join('; ')}.`)
  return toConfig(checked.output)
}

/** Only for processes that send mails; staff commands need no mail server. */
export function assertMailServer({ role, smtpUrl, mailboxPort }: Config): void {
  if (role === 'web' || smtpUrl || mailboxPort !== undefined) return
  throw new StartError(
    'Ribbon cannot start: SMTP_URL must be set in production, so that mails reach their recipients, or MAILBOX_PORT for a mailbox on this machine.',
  )
}

function toConfig(env: v.InferOutput<typeof Environment>): ReturnType<typeof checkEnvironment> {
  const isProduction = env.NODE_ENV === 'production'
  return {
    environment: env.NODE_ENV,
    role: env.ROLE,
    // In production everybody can reach the shop, in development only this machine.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    // In production the mailbox must be configured explicitly, because its mails reach no customer.
    mailboxPort: env.MAILBOX_PORT ?? (isProduction ? undefined : portBeside(env.PORT, 1)),
    adyen: toAdyen(env),
    wallet: toWallet(env),
    adyenPort: toSimulatorPort(env, env.ADYEN_PORT, 2),
    brandShopPort: toSimulatorPort(env, env.BRAND_SHOP_PORT, 3),
    storefront: env.STOREFRONT,
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedDocuments: env.TRUSTED_DOCUMENTS ?? (isProduction ? 'only' : 'off'),
    trustedProxies: env.TRUST_PROXY,
    tileUrl: env.TILE_URL,
    metricsToken: env.METRICS_TOKEN,
    secretKey: env.SECRET_KEY,
    oldSecretKeys: env.SECRET_KEY_OLD ?? [],
  }
}

function toAdyen(env: v.InferOutput<typeof Environment>): Config['adyen'] {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = env
  return apiKey && merchantAccount && hmacKey ? { apiKey, merchantAccount, hmacKey, urlPrefix: env.ADYEN_URL_PREFIX } : undefined
}

function toWallet(env: v.InferOutput<typeof Environment>): Config['wallet'] {
  const { WALLET_CERT: certificate, WALLET_KEY: key, WALLET_WWDR: intermediate } = env
  return certificate && key && intermediate ? { certificate, key, intermediate } : undefined
}

/** In production, a simulator must be configured explicitly, so that a shop with missing payment settings does not give gift cards away. */
function toSimulatorPort(env: v.InferOutput<typeof Environment>, port: number | undefined, places: number): number | undefined {
  if (port !== undefined) return port || undefined
  return env.NODE_ENV === 'production' ? undefined : portBeside(env.PORT, places)
}

function portBeside(port: number, places: number): number {
  return port === 0 || port + places > 65_535 ? 0 : port + places
}
