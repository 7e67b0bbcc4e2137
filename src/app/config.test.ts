import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { assertMailServer, checkEnvironment, readConfig, StartError } from './config.ts'

const KEY = 'Rx7pQ2vN9sLw4TzB6mKd1YhC8fGj3Ae5'
const DATABASE = 'postgres://shop:hush@db.example/shop'

describe('without any variable', () => {
  test('the British shop opens on port 3000, on a database of its own, for this machine', () => {
    expect(checkEnvironment({})).toMatchObject({
      environment: 'development',
      role: 'all',
      host: 'localhost',
      port: 3000,
      storefront: 'GCSUK',
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailboxPort: 3001,
      adyen: undefined,
      adyenPort: 3002,
      trustedDocuments: 'off',
      trustedProxies: 0,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(checkEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})

test('the mailbox is on the port after the shop, or on the configured one', () => {
  expect(checkEnvironment({ PORT: '8080' }).mailboxPort).toBe(8081)
  expect(checkEnvironment({ PORT: '8080', MAILBOX_PORT: '9000' }).mailboxPort).toBe(9000)
  expect(checkEnvironment({ PORT: '0' }).mailboxPort).toBe(0)
})

test('the payment simulator is on the port after the mailbox, on the configured one, or off', () => {
  expect(checkEnvironment({ PORT: '8080' }).adyenPort).toBe(8082)
  expect(checkEnvironment({ PORT: '8080', ADYEN_PORT: '9000' }).adyenPort).toBe(9000)
  expect(checkEnvironment({ PORT: '0' }).adyenPort).toBe(0)
  expect(checkEnvironment({ ADYEN_PORT: '0' }).adyenPort).toBeUndefined()
})

test('the simulated shops of brands are on the port after the payment simulator, on the configured one, or off', () => {
  expect(checkEnvironment({ PORT: '8080' }).brandShopPort).toBe(8083)
  expect(checkEnvironment({ PORT: '8080', BRAND_SHOP_PORT: '9000' }).brandShopPort).toBe(9000)
  expect(checkEnvironment({ BRAND_SHOP_PORT: '0' }).brandShopPort).toBeUndefined()
  expect(checkEnvironment({ NODE_ENV: 'production' }).brandShopPort).toBeUndefined()
})

test('in production the payment simulator runs only when a port is set for it', () => {
  expect(checkEnvironment({ NODE_ENV: 'production' }).adyenPort).toBeUndefined()
  expect(checkEnvironment({ NODE_ENV: 'production', ADYEN_PORT: '3002' }).adyenPort).toBe(3002)
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY: KEY }
  const start = async (env: NodeJS.ProcessEnv) => assertMailServer(await readConfig({ ...production, ...env }))

  test('the shop does not start without a mail server, and says so in one sentence', async () => {
    const sentence =
      'Ribbon cannot start: SMTP_URL must be set in production, so that mails reach their recipients, or MAILBOX_PORT for a mailbox on this machine.'
    await expect(start({})).rejects.toThrow(new StartError(sentence))
    await expect(start({ ROLE: 'worker' })).rejects.toThrow(StartError)
  })

  test.each([{ SMTP_URL: 'smtp://mail.example' }, { MAILBOX_PORT: '3001' }, { MAILBOX_PORT: '0' }, { ROLE: 'web' }])(
    'it starts with %o',
    async (env) => expect(start(env)).resolves.toBeUndefined(),
  )
})

describe('Adyen', () => {
  const hmacKey = 'ab'.repeat(32)

  test('is configured by its key, its account and the key of its webhook', () => {
    const set = { ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'RibbonECOM', ADYEN_HMAC_KEY: hmacKey }
    expect(checkEnvironment(set).adyen).toEqual({ apiKey: 'key', merchantAccount: 'RibbonECOM', hmacKey, urlPrefix: undefined })
    expect(checkEnvironment({ ...set, ADYEN_URL_PREFIX: '17-Ribbon' }).adyen).toMatchObject({ urlPrefix: '17-Ribbon' })
  })

  test('is refused when only a part is configured', () => {
    expect(() => checkEnvironment({ ADYEN_API_KEY: 'key', ADYEN_HMAC_KEY: hmacKey })).toThrow(
      'ADYEN_MERCHANT_ACCOUNT must be set too',
    )
  })
})

test('wallets are configured by three files, or not at all', () => {
  const set = { WALLET_CERT: 'pass.pem', WALLET_KEY: 'pass.key', WALLET_WWDR: 'wwdr.pem' }
  expect(checkEnvironment(set).wallet).toEqual({ certificate: 'pass.pem', key: 'pass.key', intermediate: 'wwdr.pem' })
  expect(checkEnvironment({}).wallet).toBeUndefined()
  expect(() => checkEnvironment({ WALLET_CERT: 'pass.pem' })).toThrow('WALLET_KEY and WALLET_WWDR must be set too')
})

test('in production the shop is reachable from outside, and GraphQL answers only its own pages', () => {
  const config = checkEnvironment({ NODE_ENV: 'production' })
  expect(config).toMatchObject({ trustedDocuments: 'only', host: '0.0.0.0' })
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '3.5', 'PORT must be a whole number from 0 to 65535'],
  ['STOREFRONT', 'XX', 'STOREFRONT must be the code of a storefront, such as GCSUK or CB'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must begin with smtp:// or smtps://'],
  ['MAILBOX_PORT', '-1', 'MAILBOX_PORT must be a whole number from 0 to 65535'],
  ['ADYEN_PORT', 'x', 'ADYEN_PORT must be a whole number from 0 to 65535'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ['TRUSTED_DOCUMENTS', 'yes', 'TRUSTED_DOCUMENTS must be one of only, off'],
  ['TRUST_PROXY', 'all', 'TRUST_PROXY must be a whole number from 0 to 10'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be one of production, development, test'],
  ['ROLE', 'queue', 'ROLE must be one of all, web, worker'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters'],
  [
    'SECRET_KEY_OLD',
    `${'a'.repeat(32)},short`,
    'SECRET_KEY_OLD must be keys of at least 32 characters, with commas between them',
  ],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters'],
])('%s=%s is refused', (name, value, sentence) => {
  expect(() => checkEnvironment({ SECRET_KEY: KEY, [name]: value })).toThrow(`Ribbon cannot start: ${sentence}.`)
})

test('all errors are reported at once', () => {
  expect(() => checkEnvironment({ PORT: 'x', STOREFRONT: 'y' })).toThrow(/PORT .*; STOREFRONT /)
})

describe('the secret key', () => {
  test('must be given in production when the database is shared', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: DATABASE }
    expect(() => checkEnvironment(shared)).toThrow('SECRET_KEY must be set')
    expect(checkEnvironment({ ...shared, SECRET_KEY: KEY }).secretKey).toBe(KEY)
    expect(checkEnvironment({ ...shared, NODE_ENV: 'development' }).secretKey).toBeUndefined()
  })

  test('must not be easy to guess in production', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: DATABASE }
    const sentence = 'SECRET_KEY must have at least 10 different characters: make one with "openssl rand -base64 32"'
    for (const weak of ['a'.repeat(32), '123456789'.repeat(4)]) {
      expect(() => checkEnvironment({ ...production, SECRET_KEY: weak })).toThrow(`Ribbon cannot start: ${sentence}.`)
      expect(checkEnvironment({ SECRET_KEY: weak }).secretKey).toBe(weak)
      expect(checkEnvironment({ ...production, SECRET_KEY: KEY, SECRET_KEY_OLD: weak }).oldSecretKeys).toEqual([weak])
    }
    expect(checkEnvironment({ ...production, SECRET_KEY: '0123456789'.repeat(4) }).secretKey).toHaveLength(40)
  })

  test('is otherwise created once, readable only by its owner', async () => {
    const dataDir = makeTemporaryFolder('config')
    const { secretKey } = await readConfig({ DATA_DIR: dataDir })
    expect(secretKey).toHaveLength(43)
    expect((await readConfig({ DATA_DIR: dataDir })).secretKey).toBe(secretKey)
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  })
})

test('no error message repeats a password', () => {
  expect(() => checkEnvironment({ DATABASE_URL: 'mysql://u:hush@x' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hush') }),
  )
})

test('older keys are separated by commas', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(checkEnvironment({ SECRET_KEY: KEY, SECRET_KEY_OLD: `${one}, ${other}` }).oldSecretKeys).toEqual([one, other])
  expect(checkEnvironment({ SECRET_KEY: KEY }).oldSecretKeys).toEqual([])
})
