import type { IRequest } from '@adyen/api-library/lib/src/typings/requestOptions.js'
import { type Answered, ask } from '#platform/http/ask.ts'
import { ProviderRefusal, ProviderUnavailable } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const TEST_ORIGIN = 'https://checkout-test.adyen.com'
const TIMEOUT_MS = 10_000
/** "Already processed or in progress": the first request with this key is still running. */
const IN_PROGRESS = '704'

/** The HTTP client of Adyen's library, which otherwise only supports Adyen's own addresses. */
export function createHttpClient({ apiKey, checkoutUrl, timeoutMs = TIMEOUT_MS }: AdyenSettings) {
  return {
    // oxlint-disable-next-line max-params -- the library calls it so
    async request(endpoint: string, json: string | Buffer, _config: unknown, _keyNeeded: boolean, options?: IRequest.Options) {
      const { method = 'POST', idempotencyKey, params } = options ?? {}
      const url = new URL(endpoint.replace(TEST_ORIGIN, checkoutUrl))
      url.search = new URLSearchParams(params).toString()
      const headers = {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      }
      const body = method === 'GET' ? {} : { body: String(json) }
      return readAnswer(`${method} ${url.pathname}`, (isNewConnection) =>
        ask(url, { method, headers, ...body, timeoutMs, isNewConnection }),
      )
    },
  }
}

type Ask = (isNewConnection: boolean) => Promise<Answered>

async function readAnswer(request: string, askOnce: Ask): Promise<string> {
  const { status, text } = await askTwice(askOnce).catch((cause: unknown) => {
    throw new ProviderUnavailable(`Adyen did not answer ${request}`, { cause })
  })
  const answer = parseObject(text)
  if (status < 300 && answer) return text
  const message = `Adyen answers ${request} with ${status} ${String(answer?.errorCode ?? '')}: ${String(answer?.message ?? 'no JSON')}`
  if (!answer || status >= 500 || status === 429 || answer.errorCode === IN_PROGRESS) throw new ProviderUnavailable(message)
  throw new ProviderRefusal(message)
}

/** A reused connection may be closed, so a failed request is repeated once; every request can safely be repeated. A request that timed out is not repeated. */
function askTwice(askOnce: Ask): Promise<Answered> {
  return askOnce(false).catch((error: unknown) => {
    if ((error as Error).name === 'TimeoutError') throw error
    return askOnce(true)
  })
}

/** An answer that is not JSON comes from a proxy in between. */
function parseObject(text: string): { errorCode?: unknown; message?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
