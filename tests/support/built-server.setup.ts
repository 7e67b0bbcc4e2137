import { execFileSync } from 'node:child_process'

/** Bundles the server if its sources have changed, for a run without `npm test`. */
export default function bundleChangedServer(): void {
  execFileSync(process.execPath, ['tools/setup.mjs', 'server'], { stdio: 'inherit' })
}
