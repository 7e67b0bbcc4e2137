import type { Ask } from './ask.ts'
import type { Shop } from './shop.ts'

/** Sends a registered operation by its id. A failed request throws; refusals are part of the answer. */
export function askOverHttp(shop: Shop): Ask {
  return async (document, variables) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-ribbon': '1',
        language: shop.language,
        'request-path': location.pathname,
      },
      body: JSON.stringify({ query: document.id, persisted: true, variables }),
    })
    const answer = await response.json()
    if (answer.data == null) throw new Error(answer.errors?.[0]?.message ?? `GraphQL answered ${response.status}`)
    return answer.data
  }
}
