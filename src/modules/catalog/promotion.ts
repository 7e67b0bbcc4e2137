export type Promotion = {
  key: string
  title: string
  description: string
  discountType: 'ABSOLUTE' | 'RELATIVE'
  percent: number | null
  amountMinor: number | null
  /** The last day of the promotion. */
  endsOn: string
}
