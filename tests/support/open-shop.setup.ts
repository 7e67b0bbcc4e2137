import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder, removeTemporaryFolders } from '../../tools/temporary-folder.ts'
import { fillShop } from './filled-shop.ts'
import { findFreePort, startShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A whole shop that runs during all test files of the project, for tests that do not stop it. */
    openShop: { port: number; mailboxPort: number; dataDir: string }
  }
}

export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryFolder('open')
  await fillShop(dataDir)
  const port = await findFreePort()
  const mailboxPort = await findFreePort()
  const settings = {
    // Visitors have different IP addresses.
    TRUST_PROXY: '1',
    MAILBOX_PORT: mailboxPort,
    ADYEN_PORT: await findFreePort(),
    BRAND_SHOP_PORT: await findFreePort(),
  }
  const shop = startShop({ DATA_DIR: dataDir, PORT: port, ...settings })
  await shop.opened()
  project.provide('openShop', { port, mailboxPort, dataDir })
  return async () => {
    shop.signal('SIGTERM')
    await shop.ended
    removeTemporaryFolders()
  }
}
