import type { CardDetailsFragment } from '#generated/documents.ts'
import type { CardValues } from '../../features/card-entry/card-values.ts'

/** The props of each section of the card's details. */
export type DetailsProps = {
  details: CardDetailsFragment
  /** Number and PIN as typed; without them it is a card of the account. */
  values?: CardValues | undefined
  onChange: (details: CardDetailsFragment) => void
}
