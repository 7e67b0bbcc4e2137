import type { ProductReviewSeeds } from '../../types.ts'

export const fashion: ProductReviewSeeds = {
  'tansy-and-rook': [
    {
      author: 'Kath B.',
      stars: 3,
      on: '2025-04-02',
      text: 'Pretty, but £25 did not quite cover a headscarf and postage. Worth giving a bit more if you can.',
    },
    {
      author: 'Josie M.',
      stars: 5,
      on: '2025-12-23',
      title: 'From my teenage son',
      text: 'He chose the card because ‘it looked like you’. I will be impossible about this for years.',
    },
    {
      author: 'Helen Q.',
      stars: 4,
      on: '2026-05-07',
      text: 'Beautiful cotton, true to size for me at a 22, which is rare. The herons had sold out and I am still cross.',
    },
    {
      author: 'Moira T.',
      stars: 5,
      on: '2026-10-15',
      title: 'The smug fox won',
      text: 'I had a shortlist of nine prints and a spreadsheet. Went for the fox. Real pockets, deep enough for a phone and a biscuit.',
    },
  ],
  ostlere: [
    {
      author: 'Philip W.',
      stars: 4,
      on: '2026-01-12',
      text: 'A contribution, really, given what a suit costs, but my son felt properly seen to.',
    },
    {
      author: 'Jerome S.',
      stars: 5,
      on: '2026-09-19',
      title: 'One good suit',
      text: 'First job, first suit, twenty minutes, decent coffee. Nobody made a production of my inside leg.',
    },
  ],
  'saltwick-denim': [
    {
      author: 'Mick O.',
      stars: 5,
      on: '2025-10-31',
      title: 'Saturday class in the loft',
      text: 'I can now sew a patch. My wife gave me the card and is regretting it, because I patch everything.',
    },
    {
      author: 'Annie D.',
      stars: 4,
      on: '2026-01-28',
      text: 'The honest fit guide told me I was not the size I said I was. It was right. Took two weeks to arrive in my size.',
    },
    {
      author: 'Finlay R.',
      stars: 5,
      on: '2026-08-20',
      title: 'Repaired twice, still going',
      text: 'Knee first, then the other knee. No charge, no fuss, a little note with the thread number.',
    },
  ],
  'second-swan': [
    {
      author: 'Flo A.',
      stars: 4,
      on: '2025-12-07',
      text: 'My friend says the chase is the present. She is welcome to it.',
    },
    {
      author: 'Bethan W.',
      stars: 3,
      on: '2026-04-22',
      title: 'Too quick for me',
      text: 'Everything I liked had gone by the time I had found my glasses. Got a scarf in the end. A very good scarf.',
    },
    {
      author: 'Camille T.',
      stars: 5,
      on: '2026-10-16',
      title: 'Seven o’clock sharp',
      text: 'I had the tab open at six fifty-nine like a person waiting for concert tickets. Camel coat, under half price, as if never worn.',
    },
  ],
  brindlefoot: [
    {
      author: 'Neville G.',
      stars: 4,
      on: '2025-12-01',
      text: 'I am one of the people who write letters about the sock.',
    },
    {
      author: 'Marjorie H.',
      stars: 5,
      on: '2026-04-16',
      title: 'A five and a half and a six',
      text: 'In one box. At last. I have bought two pairs of everything all my life.',
    },
  ],
  'juno-parade': [
    {
      author: 'Precious N.',
      stars: 4,
      on: '2025-09-22',
      text: 'Great range in size 20. Would love more jumpsuits.',
    },
    {
      author: 'Megan C.',
      stars: 3,
      on: '2026-01-09',
      title: 'Courier came late in the day',
      text: 'The dress was gorgeous. It came at half past four for a six o’clock do. I have aged.',
    },
    {
      author: 'Lara F.',
      stars: 5,
      on: '2026-06-21',
      title: 'Three weddings, three dresses',
      text: 'One card. Two sizes of each, the spare back for nothing. My wardrobe door closes again.',
    },
  ],
  'hullabaloo-socks': [
    {
      author: 'Mina K.',
      stars: 5,
      on: '2025-06-15',
      text: 'Father’s Day. Brass bands on both feet. He played something for us.',
    },
    {
      author: 'Dawn C.',
      stars: 4,
      on: '2026-01-19',
      text: 'Fits in a stocking, naturally. Toes have lasted a year so far.',
    },
    {
      author: 'Percy L.',
      stars: 5,
      on: '2026-10-31',
      title: 'Budgerigars',
      text: 'I am an accountant. On the first of every month I am, from the ankle down, something else.',
    },
  ],
  moonwash: [
    {
      author: 'Carl M.',
      stars: 4,
      on: '2025-12-04',
      text: 'Bought for my wife on nights. Sizes are loose, as intended. Drawstring bag has been stolen by a child.',
    },
    {
      author: 'Gina T.',
      stars: 5,
      on: '2026-08-01',
      title: 'For a friend who has had a long year',
      text: 'She wore them for two days straight and sent a photograph of her feet.',
    },
  ],
  wrenfold: [
    {
      author: 'Astrid F.',
      stars: 5,
      on: '2026-02-09',
      text: 'My brother has worn the same grey for a decade. He is delighted. You would not know, but he is.',
    },
    {
      author: 'Dale C.',
      stars: 4,
      on: '2026-07-22',
      title: 'White T-shirt, still white',
      text: 'Nineteen washes. I keep a tally now, it has become a hobby.',
    },
  ],
}
