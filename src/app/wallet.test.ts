import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import forge from 'node-forge'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { openWallet } from './wallet.ts'

const folder = makeTemporaryFolder('wallet')
const [DAY, NOW] = [24 * 60 * 60_000, Date.now()]
const PASS_TYPE = { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.giftcard' }
const TEAM = { shortName: 'OU', value: 'A1B2C3D4E5' }
const APPLE = [{ shortName: 'CN', value: 'Intermediate' }]

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [apple, own] = [newKeys(), newKeys()]

/** A PEM file, signed by Apple's key. */
async function save(name: string, subject: forge.pki.CertificateField[], { keys = own, validUntil = NOW + 30 * DAY } = {}) {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey)
  certificate.serialNumber = '02'
  certificate.setSubject(subject)
  certificate.setIssuer(APPLE)
  certificate.validity.notBefore = new Date(NOW - 60 * DAY)
  certificate.validity.notAfter = new Date(validUntil)
  certificate.sign(forge.pki.privateKeyFromPem(apple.privateKey), forge.md.sha256.create())
  return saveText(name, forge.pki.certificateToPem(certificate))
}

async function saveText(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const files = {
  certificate: await save('pass.pem', [PASS_TYPE, TEAM]),
  key: await saveText('pass.key', own.privateKey),
  intermediate: await save('wwdr.pem', APPLE, { keys: apple }),
}
const open = (wallet: typeof files | undefined, environment: 'production' | 'development' = 'production') =>
  openWallet({ wallet, environment }, pino({ level: 'silent' }))

test('a shop with Apple’s certificates signs cards for wallets until its certificate expires', async () => {
  const wallet = await open(files)
  expect(wallet?.canSign(new Date(NOW + 29 * DAY))).toBe(true)
  expect(wallet?.canSign(new Date(NOW + 31 * DAY))).toBe(false)
  const pass = { serialNumber: '1', organizationName: 'Shop', description: 'Card', storeCard: { primaryFields: [] } }
  const file = await wallet?.writePass(pass as never, { 'icon.png': Buffer.from('') })
  expect(String(file)).toContain('"passTypeIdentifier":"pass.example.giftcard","teamIdentifier":"A1B2C3D4E5"')
})

test('without certificates, cards are signed in development with a key that no phone trusts, and not at all in production', async () => {
  expect((await open(undefined, 'development'))?.canSign(new Date())).toBe(true)
  expect(await open(undefined)).toBeUndefined()
})

test('a shop whose certificate has expired still starts', async () => {
  const wallet = await open({ ...files, certificate: await save('old.pem', [PASS_TYPE, TEAM], { validUntil: NOW - DAY }) })
  expect(wallet?.canSign(new Date())).toBe(false)
})

test.each([
  ['a missing file', async () => ({ ...files, key: join(folder, 'none.key') }), 'none.key'],
  ['another key', async () => ({ ...files, key: await saveText('other.key', apple.privateKey) }), 'WALLET_KEY does not match'],
  ['another issuer', async () => ({ ...files, intermediate: files.certificate }), 'was not issued by'],
  [
    'a certificate for another use',
    async () => ({ ...files, certificate: await save('site.pem', [TEAM]) }),
    'not for a pass type',
  ],
])('%s is reported before the shop opens', async (_sentence, wrong, words) => {
  await expect(open(await wrong())).rejects.toThrow(words)
})
