import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '../context.ts'
import { createWallet, type PassCertificates, type Wallet } from './wallet.ts'

/** The attribute UID, in which Apple writes the pass type. */
const USER_ID = '0.9.2342.19200300.100.1.1'
const YEARS_VALID = 10

/** Its passes are complete and can be verified, but no phone trusts them. The certificate is created with the first pass, because its key takes time. */
export function createDevelopmentWallet(clock: Clock): Wallet {
  let opened: Promise<Wallet> | undefined
  return {
    canSign: () => true,
    async writePass(pass, pictures) {
      opened ??= makeCertificates(clock.now()).then(createWallet)
      return (await opened).writePass(pass, pictures)
    },
  }
}

async function makeCertificates(now: Date): Promise<PassCertificates> {
  const keys = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const { default: forge } = await import('node-forge')
  const certificate = forge.pki.createCertificate()
  const name = [
    { type: USER_ID, value: 'pass.ribbon.development' },
    { shortName: 'CN', value: 'Ribbon development' },
    { shortName: 'OU', value: 'RIBBON' },
  ]
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey)
  certificate.serialNumber = '01'
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.validity.notBefore = now
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setFullYear(now.getFullYear() + YEARS_VALID)
  certificate.sign(forge.pki.privateKeyFromPem(keys.privateKey), forge.md.sha256.create())
  const pem = forge.pki.certificateToPem(certificate)
  return { certificate: pem, key: keys.privateKey, intermediate: pem }
}
