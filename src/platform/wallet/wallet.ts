import { X509Certificate } from 'node:crypto'
import type { PassProps } from 'passkit-generator'

/** As PEM: the certificate of a pass type, its RSA key without a password, and Apple's intermediate certificate (WWDR). */
export type PassCertificates = { certificate: string; key: string; intermediate: string }

/** Apple's pass.json, without the signer's part. */
export type Pass = PassProps & Required<Pick<PassProps, 'serialNumber' | 'organizationName' | 'description' | 'storeCard'>>

/** Writes cards for the wallet of a phone (.pkpass). */
export type Wallet = {
  /** A phone takes no new pass once its certificate has expired. */
  canSign(now: Date): boolean
  writePass(pass: Pass, pictures: Readonly<Record<string, Buffer>>): Promise<Buffer>
}

export function createWallet({ certificate, key, intermediate }: PassCertificates): Wallet {
  const signer = new X509Certificate(certificate)
  // Apple writes both into the certificate, so no setting can contradict it.
  const { UID: passTypeIdentifier, OU: teamIdentifier } = signer.toLegacyObject().subject as Record<string, string | undefined>
  if (!passTypeIdentifier || !teamIdentifier) throw new Error('The certificate is not one of a pass type')
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
