import { X509Certificate } from 'node:crypto'
import type { PassProps } from 'passkit-generator'

/** As PEM: the certificate of a pass type, its RSA key without a password, and Apple's intermediate certificate (WWDR). */
export type PassCertificates = { certificate: string; key: string; intermediate: string }

/** Apple's pass.json, without the fields of the certificate. */
export type Pass = PassProps & Required<Pick<PassProps, 'serialNumber' | 'organizationName' | 'description' | 'storeCard'>>

/** Creates passes for the wallet app of a phone (.pkpass). */
export type Wallet = {
  /** False after the certificate has expired, because a phone then accepts no new pass. */
  canSign(now: Date): boolean
  writePass(pass: Pass, pictures: Readonly<Record<string, Buffer>>): Promise<Buffer>
}

export function createWallet({ certificate, key, intermediate }: PassCertificates): Wallet {
  const signer = new X509Certificate(certificate)
  // Both are in Apple's certificate, so they need no setting.
  const { UID: passTypeIdentifier, OU: teamIdentifier } = signer.toLegacyObject().subject as Record<string, string | undefined>
  if (!passTypeIdentifier || !teamIdentifier) throw new Error('The certificate is not for a pass type')
  const validUntil = new Date(signer.validTo)
  const signing = { signerCert: certificate, signerKey: key, wwdr: intermediate }
  return {
    canSign: (now) => now < validUntil,
    async writePass(pass, pictures) {
      const { PKPass } = await import('passkit-generator')
      const content = JSON.stringify({ formatVersion: 1, passTypeIdentifier, teamIdentifier, ...pass })
      return new PKPass({ ...pictures, 'pass.json': Buffer.from(content) }, signing).getAsBuffer()
    },
  }
}
