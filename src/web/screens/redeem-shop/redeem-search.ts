/** The search and filters of the redeem shop, as in its address (spec §2, query parameters). */
export type RedeemSearch = {
  category: string
  type: string
  text: string
  /** The id of the product that is being chosen without script. */
  choose?: string | undefined
  refused?: string | undefined
  limit?: string | undefined
}

/** The names of the form's fields and of the address's parameters. */
export const FIELD_NAMES = { category: 'cb_api_giftcard_categories', type: 'cb_api_giftcard_types', text: 's' } as const

export const REDEEM_TYPES = ['digital', 'physical', 'donation'] as const

export function readRedeemSearch(search: Readonly<Record<string, string | undefined>>): RedeemSearch {
  return {
    category: (search[FIELD_NAMES.category] ?? '').trim().slice(0, 60),
    type: REDEEM_TYPES.find((type) => type === search[FIELD_NAMES.type]) ?? '',
    text: (search[FIELD_NAMES.text] ?? '').trim().slice(0, 100),
    choose: search.choose,
    refused: search.refused,
    limit: search.limit,
  }
}

/** Only the parameters that filter the list, so that each view has one address. */
export function toRedeemQuery({
  category,
  type,
  text,
}: Pick<RedeemSearch, 'category' | 'type' | 'text'>): Record<string, string> {
  const entries = [
    [FIELD_NAMES.category, category],
    [FIELD_NAMES.type, type],
    [FIELD_NAMES.text, text],
  ] as const
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
