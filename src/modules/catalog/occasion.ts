/** A giving moment: a birthday, a wedding. */
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
