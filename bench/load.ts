import autocannon from 'autocannon'

export type Load = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  pathOf?: (request: number) => string
  bodyOf?: (request: number) => string
  /** The number of parallel clients. */
  clients?: number
}

export const FEW_CLIENTS = 8
const SECONDS = 4

/** The 2xx responses per second of a server under a short, steady load. */
export async function measureRate({ pathOf, bodyOf, clients = FEW_CLIENTS, ...load }: Load): Promise<number> {
  let sent = 0
  const setupRequest = (request: object) => {
    const number = sent++
    return { ...request, ...(pathOf && { path: pathOf(number) }), ...(bodyOf && { body: bodyOf(number) }) }
  }
  const requests = pathOf || bodyOf ? [{ setupRequest }] : undefined
  const result = await autocannon({ ...load, requests, connections: clients, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** Measures the shop and the reference alternately, so that a slow minute of the machine affects both; the median of three counts. */
export async function measureRatio(ours: Load, reference: Load): Promise<{ ratio: number; detail: string }> {
  await measureRate(ours)
  await measureRate(reference)
  const turns: { ours: number; reference: number }[] = []
  for (let turn = 0; turn < 3; turn++) turns.push({ ours: await measureRate(ours), reference: await measureRate(reference) })
  turns.sort((a, b) => a.ours / a.reference - b.ours / b.reference)
  const middle = turns[1] as { ours: number; reference: number }
  return {
    ratio: middle.ours / middle.reference,
    detail: `${Math.round(middle.ours)} against ${Math.round(middle.reference)} requests/s`,
  }
}
