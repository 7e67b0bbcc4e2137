/** `npm run bench`, or `npm run bench -- pages graphql`: measures the shop on this machine. */
import { type BenchResult, holds } from './result.ts'

const BENCHES = ['pages', 'graphql', 'search', 'orders', 'activate', 'redeem', 'login', 'first-load', 'restart']

const chosen = process.argv.slice(2)
const results: BenchResult[] = []
for (const name of chosen.length > 0 ? chosen : BENCHES) {
  const { run } = (await import(`./${name}.ts`)) as { run: () => Promise<BenchResult[]> }
  for (const result of await run()) {
    results.push(result)
    print(result)
  }
}
process.exitCode = results.every(holds) ? 0 : 1

function print(result: BenchResult): void {
  const sign = result.better === 'higher' ? '≥' : '≤'
  const value = `${result.value.toFixed(result.value < 10 ? 3 : 1)} ${result.unit}`
  console.log(`${holds(result) ? '✓' : '✗'} ${result.name}: ${value} (target ${sign} ${result.target}; ${result.detail})`)
}
