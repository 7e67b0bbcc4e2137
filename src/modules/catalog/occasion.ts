/** A reason for a gift, such as a birthday or a wedding. */
export type Occasion = {
  key: string
  scene: string
  title: string
  cardsTitle: string
  popularTitle: string
  slug: string
  intro: string
  bodyHtml: string
  messages: string[]
}
