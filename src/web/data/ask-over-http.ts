import { toCallHeaders, toUserData } from '../../shared/call.ts'
import type { Shop } from '../session/shop.ts'
import type { Ask } from './ask.ts'

/** Without a limit, a phone that changes its network may wait for ever. */
const LONGEST_MS = 30_000

/** Sends a registered operation by its id. A failed request throws; refusals are part of the answer. */
export function askOverHttp(shop: Shop): Ask {
  const userData = toUserData(shop)
  return async (document, variables, more) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        'content-type': 'application/json',
        'x-ribbon': '1',
        ...toCallHeaders(shop, { path: location.pathname, isMutation: document.isMutation }),
      },
      body: JSON.stringify({
        query: document.id,
        persisted: true,
        variables: { ...variables, userData: { ...userData, ...more } },
      }),
    })
    const answer = await response.json()
    if (answer.data == null) throw new Error(answer.errors?.[0]?.message ?? `GraphQL answered ${response.status}`)
    return answer.data
  }
}
