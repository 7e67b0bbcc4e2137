export type Good = { id: string; name: string; text: string; minor: number }
export type BrandLook = {
  slug: string
  title: string
  tagline: string
  accent: string
  onAccent: string
  page: string
  goods: readonly Good[]
}

/** The brands whose online shops are simulated. Prices are in the currency of the card that pays. */
export const BRANDS: readonly BrandLook[] = [
  {
    slug: 'tansy-and-rook',
    title: 'Tansy & Rook',
    tagline: 'Prints with a sense of humour, cut to be worn every day',
    ...{ accent: '#5b2a86', onAccent: '#ffffff', page: '#f7f2fb' },
    goods: [
      { id: 'scarf', name: 'Rook scarf', text: 'Forty birds on wool, and one of them winks.', minor: 2_000 },
      { id: 'shirt', name: 'Tansy shirt', text: 'Yellow buttons down the front, pockets that hold things.', minor: 3_000 },
      { id: 'coat', name: 'Rain coat', text: 'Dry to the knees, with a lining of small umbrellas.', minor: 9_500 },
    ],
  },
  {
    slug: 'copper-colander',
    title: 'Copper Colander',
    tagline: 'Fresh pasta, rolled in the window',
    ...{ accent: '#9a4a12', onAccent: '#ffffff', page: '#fcf4ea' },
    goods: [
      { id: 'box', name: 'Box of ravioli', text: 'Two dozen with sage butter, ready in four minutes.', minor: 1_500 },
      { id: 'evening', name: 'Evening for two', text: 'Three courses at the window table.', minor: 6_000 },
      { id: 'class', name: 'Pasta class', text: 'One morning, one apron, and lunch from your own hands.', minor: 8_500 },
    ],
  },
]
