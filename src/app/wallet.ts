import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { systemClock } from '../platform/clock.ts'
import { createDevelopmentWallet } from '../platform/wallet/development-wallet.ts'
import { createWallet, type PassCertificates, type Wallet } from '../platform/wallet/wallet.ts'
import { type Config, StartError } from './config.ts'

/** Uses the configured certificates. Without them: a self-signed certificate in development, no wallet in production. */
export async function openWallet(
  { wallet, environment }: Pick<Config, 'wallet' | 'environment'>,
  log: Logger,
): Promise<Wallet | undefined> {
  if (!wallet) return environment === 'production' ? undefined : createDevelopmentWallet(systemClock)
  try {
    const opened = createWallet(await readCertificates(wallet))
    if (!opened.canSign(systemClock.now())) log.warn('the certificate of WALLET_CERT has expired: no wallet passes are offered')
    return opened
  } catch (error) {
    throw new StartError(
      `Ribbon cannot start: WALLET_CERT, WALLET_KEY and WALLET_WWDR cannot be used. ${(error as Error).message}.`,
    )
  }
}

async function readCertificates(paths: NonNullable<Config['wallet']>): Promise<PassCertificates> {
  const read = (path: string) => readFile(path, 'utf8')
  const [certificate, key, intermediate] = await Promise.all([read(paths.certificate), read(paths.key), read(paths.intermediate)])
  const signer = new X509Certificate(certificate)
  if (!signer.checkPrivateKey(createPrivateKey(key))) throw new Error('WALLET_KEY does not match WALLET_CERT')
  if (!signer.checkIssued(new X509Certificate(intermediate))) throw new Error('WALLET_CERT was not issued by WALLET_WWDR')
  return { certificate, key, intermediate }
}
