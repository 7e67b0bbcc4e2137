import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const whenGiftCardsExpire: PageSeed = {
  key: 'blog-expiry',
  language: 'en',
  path: '/blog/when-gift-cards-expire/',
  pageType: 'blog-article',
  title: 'When gift cards expire, and what you can do',
  metaTitle: 'When gift cards expire: your rights in the UK',
  metaDescription:
    'How long is a gift card valid, what if the shop closes, and who gets the refund? A careful guide to the general position in the United Kingdom.',
  article: {
    publishedOn: '2026-06-15',
    author: 'Priya Ramanathan',
    topic: 'Know-how',
    scene: 'blog-money',
    summary:
      'There is a card in your drawer. You are fairly sure there is. Before you look: what the date on it means, and what it does not.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Go and look in the drawer with the batteries and the foreign coins. The odds are that you will find a gift
        card, and that you will not know how much is on it or until when. A good deal of money is asleep in British
        drawers. This article is about waking it up in time.

        *A word of care: this is general information about the United Kingdom, as we understand it in 2026. It is not
        legal advice. For your own case, ask a citizens’ advice service or a solicitor.*

        ## Is there a legal minimum?

        In the UK, broadly speaking, no. There is no general law that says a gift card must last a certain number of
        years. The company that issues it sets the date. Twelve and twenty-four months are common, some cards run for
        longer and a few never expire.

        That does not mean that anything goes. Terms in consumer contracts have to be **fair** and **transparent**
        under the Consumer Rights Act 2015. A date hidden in the small print of a website, or a period so short that
        nobody could use the card, may be open to challenge.

        Elsewhere it differs. In the Republic of Ireland, for instance, most vouchers must be valid for at least five
        years. So if the card or the shop comes from another country, look up the rules there before you give up.

        ## When does the clock start?

        Read the words closely. There are three usual ways of counting:

        | Wording | The clock starts | Watch out for |
        |---|---|---|
        | *Valid for 24 months from purchase* | On the day it was bought | A card given months later |
        | *Valid until 30 June 2028* | A fixed date | Nothing; this is the clearest |
        | *Expires after 12 months without use* | At each use, and at some shops at each balance check | Forgetting it for a year and a day |

        Our own product pages state the validity of every card before you buy, and the email or the card itself gives
        the date.

        ## The card has expired. Is that the end?

        Often, but not always. It costs nothing to ask, and these steps have helped many people:

        1. **Ask the issuer, politely and soon.** A week over the date, with a good reason, many shops will extend or
           reissue a card out of goodwill. A year over, few will.
        2. **Say why.** Illness, bereavement or a shop that was closed for building work are good reasons.
        3. **Keep the card and any proof of purchase.** Without a number there is nothing to revive.
        4. **If you think that the term was unfair or was never shown to you**, say so in writing and ask for the
           company’s complaints procedure.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Three minutes to find out what you have',
      body: prose`
        Take the cards from the drawer and check each balance: on the brand’s website, at the till or, for a Choice
        Gift Card, with the number of 19 digits and the PIN of 6 digits on our balance page. Write amount and date on
        a sticker, put it on the card, and put the nearest date in your calendar.
      `,
      scene: 'redeem',
      link: { title: 'Check your balance', href: '/check-your-balance/' },
      imageSide: 'left',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## What if the shop goes under?

        This is the real risk of a single-brand card. When a company goes into administration, the administrators
        decide whether cards are still accepted, and they may stop at any time. If they do, a holder becomes an
        unsecured creditor and usually gets back little or nothing. So:

        - **Spend it as soon as you hear worrying news.** Not next week.
        - **If it was bought with a credit card**, the card company may be jointly liable under section 75 of the
          Consumer Credit Act 1974, for single items costing more than £100 and up to £30,000. Whether that covers a
          gift card depends on the case, for instance on who sold it and who used it. Ask.
        - **If it was bought with a debit card**, or for less, the bank may be able to reverse the payment by
          *chargeback*. That is a scheme and not a right, and it has time limits, so be quick.
        - **Otherwise, register your claim** with the administrator. It is free.

        A card that can be spent with many brands spreads this risk: as long as you have not chosen, no single shop
        can take it down with it.

        ## Can I have cash, or change?

        As a rule a gift card cannot be exchanged for money, and shops need not give change, although most leave the
        rest on the card. If something you bought **with** a card turns out to be faulty, your statutory rights are
        the same as with money. A refund may, however, be paid back onto a card. Keep the card until you are sure you
        will keep the goods. People throw it away at zero and regret it.

        ## And if I bought it online and changed my mind?

        Goods bought at a distance can generally be cancelled within fourteen days. For digital content that is
        delivered at once, the buyer may be asked to give up that right, and with digital gift cards this is what
        normally happens, with us as well. Physical cards that are unused can be returned. The details are in our
        [cancellation policy](/cancelation-policy/).

        ## The best right is a short drawer

        All of this can be avoided with one small habit: spend a gift card within a month. Not because of the law.
        Somebody wanted to give you a nice afternoon, and that afternoon has been waiting among the batteries.
      `,
    },
  ],
}
