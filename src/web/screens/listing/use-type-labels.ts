import { useLingui } from '@lingui/react/macro'
import type { GIFT_CARD_TYPES } from './listing-search.ts'

/** The types of gift card in the shopper's words. */
export function useTypeLabels(): Record<(typeof GIFT_CARD_TYPES)[number], string> {
  const { t } = useLingui()
  return { digital: t`Digital, by email`, physical: t`Physical, by post`, donation: t`Donation` }
}
