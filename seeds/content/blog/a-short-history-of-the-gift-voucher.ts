import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const historyOfTheGiftVoucher: PageSeed = {
  key: 'blog-history',
  language: 'en',
  path: '/blog/a-short-history-of-the-gift-voucher/',
  pageType: 'blog-article',
  title: 'A short history of the gift voucher',
  metaTitle: 'A short history of the gift voucher, from coin to code',
  metaDescription:
    'Lucky coins in Rome, apprentices with clay boxes, postal orders in birthday cards and the first plastic cards: how we learned to give each other a choice.',
  article: {
    publishedOn: '2026-05-04',
    author: 'Callum Whitrow',
    topic: 'Know-how',
    scene: 'blog-money',
    summary: 'The gift card looks like a child of the nineties. Its family tree goes back to Roman pockets and Stuart taverns.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        It is tempting to think of the gift card as something modern: plastic, then pixels. But the problem it solves
        is ancient. I want to give you something. I do not know what you need. Money would be useful, and yet it feels
        like paying you. How do we turn money into a present?

        People have been inventing answers for about two thousand years, and most of them are charming.

        ## A coin with a wish on it

        On the first of January the Romans gave each other *strenae*. At first, so their writers tell us, these were
        twigs from a sacred grove; later figs, dates and honey, so that the year might be sweet; and in the end,
        coins. It was not just any change. Favourites were old coins with the two faces of Janus, or medals and lamps
        marked with good wishes for the new year. The poet Ovid lets Janus himself make fun of it: honey used to do,
        says the god, and now everyone prefers cash. The trick that made it a gift was the wish. It is still the
        trick.

        ## The box that had to be broken

        In seventeenth-century London apprentices went round at Christmas with an earthenware box that had a slit in
        the lid. Masters and customers dropped in a coin. The box could be opened only by smashing it, so nobody could
        tell who had given what. Samuel Pepys noted in his diary what these *boxes* cost him. From this custom, in all
        likelihood, Boxing Day has its name. Here is a second ingredient of the good gift card: the amount stays
        between two people, and there is something to open.

        ## Money that only one shop would take

        The same century produced the voucher’s other parent. Small change was scarce in England, and from the late
        1640s thousands of innkeepers, grocers and chandlers struck their own farthing and halfpenny tokens. They
        carried the name of the shop and often its trade: a candlestick, a sugarloaf, three tuns. A token was as good
        as money, but only with the man whose name was on it or with neighbours who trusted him. The government put an
        end to it in the 1670s, by minting enough farthings of its own. The idea that value could belong to *a place*
        did not go away.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'What makes it a gift?',
      body: prose`
        Coin, token, order, card: the object changes and three things stay. There is a wish that goes with it. There
        is something to open. And there is a border around it, a shop or a purpose, which says: *this is for pleasure,
        not for the gas bill.* Take away that border and you have change. Leave it in and you have a present.
      `,
      scene: 'blog-money',
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Postal orders and godmothers

        Sending money by letter was risky until the Post Office began to sell postal orders, in 1881. You bought one
        at the counter for a fixed sum, put it in an envelope, and the recipient cashed it at theirs. Within a few
        years millions were sold, a good many of them to aunts and godmothers. For three generations of British
        children a birthday card was something you shook first.

        ## A voucher for a book

        In the early 1930s the British book trade came up with something cleverer. You bought a card with a stamp in
        it at one bookshop, and it could be exchanged at any other bookshop in the scheme. It solved the giver’s
        oldest worry, *perhaps she has read it*, and it was the first widely loved voucher that worked **across many
        shops**. Record sellers, theatres and garden centres followed over the decades, and department stores on both
        sides of the ocean sold paper gift certificates in handsome folders. They were filled in by hand and signed by
        a cashier, and they gave no change.

        ## Plastic, then nothing at all

        Paper was easy to forge and awkward to count. In the middle of the 1990s American retailers put the value on a
        plastic card with a magnetic strip. A card could hang on a hook by the till, worth nothing, and come alive
        when it was paid for. It could be spent in parts. It could look like anything. Within ten years it had
        conquered the world’s checkouts.

        | When | What | What it added |
        |---|---|---|
        | Antiquity | Lucky New Year coins | The wish |
        | 1600s | Christmas boxes | Something to open |
        | 1640s–1670s | Traders’ tokens | A shop of its own |
        | 1881 | Postal orders | Safe in the post |
        | 1930s | Book tokens | Many shops, one voucher |
        | 1990s | Plastic cards | Any amount, spent in parts |
        | 2000s | Codes by email | Distance no longer counts |

        Then the plastic went as well. A code in an email can cross an ocean while you look for your slippers, and a
        multi-brand card such as our [Choice Gift Card](/gift-cards/all-in-one-gift-card/) is really the old book
        token, grown up: one gift, many doors.

        ## What has not changed

        The complaint in Ovid’s poem is still heard. Every December somebody writes that gift cards are impersonal. I
        think they have hold of the wrong end. The coin was never the impersonal part; leaving out the wish was. Two
        thousand years of
        givers agree: put a few words with it, and a twig will do.
      `,
    },
  ],
}
