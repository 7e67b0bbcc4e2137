/** The storefront and language a call is made for. */
type Caller = { storeId: number; language: string; countryCode: string }

/** Spec §7: the variable that every call carries, for the server to check against the host. */
export function toUserData({ storeId, language, countryCode }: Caller): Record<string, string> {
  return { language, storeID: String(storeId), countryCode }
}

type Call = { path: string; isMutation?: boolean | undefined; isServerSide?: boolean }

/** Spec §7: the headers that every call carries. A change is marked, so that a cache in between lets it pass. */
export function toCallHeaders({ storeId, language, countryCode }: Caller, call: Call): Record<string, string> {
  return {
    store: String(storeId),
    language,
    country: countryCode,
    'request-path': call.path,
    ...(call.isServerSide ? { 'server-side': '1' } : {}),
    ...(call.isMutation ? { 'bypass-cache': '1' } : {}),
  }
}
