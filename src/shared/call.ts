/** The storefront and language a call is made for. */
type Caller = { storeId: number; language: string; countryCode: string }

/** Spec §7: the variable of every call, which the server compares with the host. */
export function toUserData({ storeId, language, countryCode }: Caller): Record<string, string> {
  return { language, storeID: String(storeId), countryCode }
}

type Call = { path: string; isMutation?: boolean | undefined; isServerSide?: boolean }

/** Spec §7: the headers of every call. A mutation has a flag, so that caches do not answer it. */
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
