import type { CardDetailsFragment } from '#generated/documents.ts'
import type { CardValues } from '../../features/card-entry/card-values.ts'

/** What each part of a card's details is given. */
export type DetailsProps = {
  details: CardDetailsFragment
  /** As they were typed; without them it is a card of the account. */
  values?: CardValues
  onChange: (details: CardDetailsFragment) => void
}
