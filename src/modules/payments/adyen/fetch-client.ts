import type { IRequest } from '@adyen/api-library/lib/src/typings/requestOptions.js'
import { ProviderUnavailable } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const TEST_ORIGIN = 'https://checkout-test.adyen.com'
const TIMEOUT_MS = 10_000
/** "Already processed or in progress": the first request with this key is still under way. */
const IN_PROGRESS = '704'

/** Adyen refused the request as it stands: a mistake of ours, or of the settings. */
export class AdyenRefusal extends Error {}

/** The HTTP side of Adyen's library, which knows no other address than Adyen's own. */
export function createFetchClient({ apiKey, checkoutUrl, timeoutMs = TIMEOUT_MS }: AdyenSettings) {
  return {
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
      return send(url, { method, headers, ...body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    },
  }
}

async function send(url: URL, init: RequestInit): Promise<string> {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new ProviderUnavailable(`Adyen does not answer ${init.method} ${url.pathname}`, { cause })
    })
  if (status < 300) return text
  const { errorCode, message } = readError(text)
  const said = `Adyen answers ${init.method} ${url.pathname} with ${status} ${errorCode}: ${message}`
  if (status >= 500 || status === 429 || errorCode === IN_PROGRESS) throw new ProviderUnavailable(said)
  throw new AdyenRefusal(said)
}

function readError(text: string): { errorCode: string; message: string } {
  try {
    const { errorCode, message } = JSON.parse(text) as { errorCode?: unknown; message?: unknown }
    return { errorCode: String(errorCode ?? ''), message: String(message ?? '') }
  } catch {
    return { errorCode: '', message: 'no JSON' }
  }
}
