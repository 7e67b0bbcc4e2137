import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const weddingMoney: PageSeed = {
  key: 'blog-wedding',
  language: 'en',
  path: '/blog/wedding-money-or-a-card/',
  pageType: 'blog-article',
  title: 'For the wedding: money, or a card?',
  metaTitle: 'Wedding gifts: cash or gift card, and how much?',
  metaDescription:
    'The couple have a toaster and would love a contribution. When money is right, when a card is kinder, what people usually give and how to make it feel like you.',
  article: {
    publishedOn: '2026-08-03',
    author: 'Tom Ellery',
    topic: 'Giving well',
    scene: 'blog-travel',
    summary:
      'They have lived together for six years and own two kettles. How to give something useful that they can still remember on their silver wedding.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        The invitation is lovely. Heavy paper, a pressed fern. At the bottom, in the smallest letters the printer
        could manage, there is a verse. It rhymes *house* with *spouse*, and its meaning is: money, please.

        Guests often find this a little hard. It should not be. The old wedding list was for people who moved from
        their parents’ homes into an empty flat and needed sheets. Most couples today have been sharing sheets for
        years. What they do not have is a deposit, a honeymoon or a roof without a bucket under it. Wanting help with
        that is not greedy; it is honest.

        And yet something in us resists slipping banknotes into an envelope. So: money, or a card? It depends on what
        you want to happen to it.

        ## What money does well, and what it does not

        Money is right when there is **one big thing** to which everyone contributes: the house, the adoption, the
        year abroad. Your fifty pounds becomes four rows of bricks. If they have told you what it is for, give money,
        and name the bricks in your message.

        Its weakness is that it disappears. It goes into the joint account in the same week as the caterer’s invoice,
        and within a month nobody can say what Aunt Jean gave. That is nobody’s fault. It is simply what money is for.

        ## What a card does well, and what it does not

        A card puts a fence around the money. It **has** to become something nice: the dinner on the first night, the
        cabin with the glass roof, two chairs for the balcony. Couples remember these. *We had that supper from you*,
        they say, years later, and mean it.

        Its weakness is choice. Pick a shop they never visit and you have given them an errand. So choose a card when
        you know them well enough to name the pleasure, and a [Choice Gift Card](/gift-cards/all-in-one-gift-card/)
        when you do not but still want it to be spent on joy.

        | They say | They probably mean | Give |
        |---|---|---|
        | ‘A contribution to our home’ | Deposit, furniture, paint | Money, or a card for furniture or tools |
        | ‘A contribution to our honeymoon’ | Anything that makes it special | A card for a hotel, a train, a dinner there |
        | ‘Your presence is enough’ | They mean it, mostly | Something small and personal, afterwards |
        | Nothing at all | They were too shy to ask | A Choice Gift Card and a good letter |
        | A list | They have thought about it | Something from the list. Really. |
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Supper, sleep and somewhere to sit',
      products: ['harbour-and-hush', 'lumen-lodge', 'petite-ruse', 'hearth-and-heron'],
      link: { title: 'More for a wedding', href: '/occasions/wedding/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## How much?

        The question everyone looks up and nobody asks. There is no tariff, and *you must cover the cost of your
        plate* is a myth: an invitation is not a bill. What people around us seem to give, very roughly:

        - **Evening guests and colleagues:** £20–£30
        - **Friends:** £40–£60, or about £75 as a couple
        - **Close friends and family:** £75–£150
        - **Students, and anyone for whom getting there was the gift:** a letter. We mean it.

        If you travelled, took leave, bought a dress and organised the hen weekend, you have already given a great
        deal. Nobody decent counts.

        For something larger, gather a few people. Four friends at £50 are a weekend by the sea; we wrote about how to
        collect without tears in [the etiquette of the group gift](/blog/the-etiquette-of-group-gifts/).

        ## When to give it

        Not in their hands, on the day. There are no pockets in a wedding dress, and envelopes at receptions have a
        sad habit of going missing. Send a card by post a week before, to their home, or choose a digital one and plan
        it for the **morning after**. That is a lovely hour. The fuss is over, the hair is full of pins, and there you
        are: *Breakfast is on us. Well done, both of you.*

        ## What to write

        Leave out marriage advice, above all if you have been divorced twice and feel you have learned from it. Tell
        them something they may not know: what you saw.

        - *She started finishing her sentences when she met you. We all noticed.*
        - *For the first rainy night of the honeymoon. There is always one, and it is usually the best.*
        - *May you never agree about the dishwasher, and always about the rest.*

        And use both names, spelled correctly, in the order of whoever is closest to you. It is astonishing how often
        that goes wrong.

        ## So: money, or a card?

        Money if they are building something. A card if you want them to stop building for an evening. And if you
        cannot decide, remember that no couple has ever sat on a sofa on their twenty-fifth anniversary and said: *Do
        you remember that bank transfer?*
      `,
    },
  ],
}
