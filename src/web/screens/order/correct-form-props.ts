import type { GiftStateFragment, OrderGiftsFragment } from '#generated/documents.ts'

export type CorrectFormProps = {
  gift: GiftStateFragment
  orderToken: string
  onCorrected: (order: OrderGiftsFragment) => void
  onCancel: () => void
}
