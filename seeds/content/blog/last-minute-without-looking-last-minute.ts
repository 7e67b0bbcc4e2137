import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const lastMinute: PageSeed = {
  key: 'blog-last-minute',
  language: 'en',
  path: '/blog/last-minute-without-looking-last-minute/',
  pageType: 'blog-article',
  title: 'Last-minute, without looking last-minute',
  metaTitle: 'Last-minute gifts that do not look last-minute',
  metaDescription:
    'The party is tonight and your hands are empty. What you can still do in five minutes, one hour or one lunch break, and why nobody ever needs to know.',
  article: {
    publishedOn: '2026-05-25',
    author: 'Tom Ellery',
    topic: 'Ideas',
    scene: 'blog-planning',
    summary:
      'A present looks late when it looks like nobody thought about it. Thinking takes five minutes. You still have five minutes.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        It is ten past five. The party is at seven. You have just read the invitation again, in the hope that it said
        *next* Saturday. It does not.

        First, some comfort from people who sell presents for a living. The clock strikes for everyone: on an ordinary
        day we see a peak at the end of the afternoon, on Mothering Sunday one around breakfast, and on Christmas Eve
        a cliff. You are in cheerful company. Second: nobody can see on a present when it was bought. What people
        notice is whether it was **thought about**, and thinking takes about five minutes.

        ## What gives you away

        A gift looks late for four reasons, and none of them is the time on the receipt.

        1. **It could be for anybody.** Petrol-station flowers, a box of chocolates with the security tag.
        2. **It is naked.** No paper, no envelope, no ribbon, still in the bag of the shop.
        3. **There is no message**, or there is one in the biro that died halfway.
        4. **You apologise.** *Sorry, it is only…* The word *only* has ruined more presents than bad taste ever did.

        Avoid these four and you may buy with your coat on.

        ## If you have five minutes

        Buy a digital card. It reaches your inbox within the hour, usually much sooner. The five minutes are for
        choosing, so spend them on the person and not on the shop. Ask yourself: *what did they last talk about with
        their hands?* The allotment, the new kitchen, that noodle place. There is your brand.

        Then the message, two sentences, with one detail that only you know. If it refuses to come, [here is a
        recipe](/blog/what-to-write-when-words-fail/).

        ## If you have one hour

        Send the card to yourself and make it into an object. This is the whole art of the late giver: turn the email
        into something with corners.

        - **Print it and fold it in three**, in good paper if you have any. Seal it with a drop of candle wax,
          carefully. Seven years old or seventy, nobody can resist breaking a seal.
        - **Hide it in something that belongs.** A garden card in a flowerpot with soil and a label. A coffee card in
          the cup. A card for a night away in a pair of rolled-up socks.
        - **Put it in a book you love**, as the bookmark. Now there are two presents.
        - **Let a child deliver it**, with instructions.
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'In your inbox before you have found your shoes',
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'pottering-shed', 'overnight-owl'],
      link: { title: 'More last-minute gifts', href: '/last-minute-gifts/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## If you cannot be there at all

        Perhaps the party is in Cardiff and you are on a platform in Crewe. Do not send the card straight away, like a
        confession. Choose a moment and plan it: eight tomorrow morning, when they wake up; nine this evening, when
        the cake comes. A digital card in a wrapper, with your words on it, arriving exactly when the candles are lit,
        does not look late. It looks staged.

        Ring as well. A voice is still the quickest delivery there is.

        ## If it is already too late

        The birthday was on Tuesday. Today is Friday. There are two honourable ways out, and one that is not.

        **The honest one:** *I missed your birthday and it annoys me. Dinner is on me, and I have put the date in my
        calendar in red.* People forgive lateness at once. What they remember is being made up to.

        **The generous one:** make it a festival. Declare the second half of the month *the birthday season* and
        celebrate properly on a day when nobody else does. Most people would rather have attention on a dull Wednesday
        than the twelfth message on the day itself.

        **The other one** is blaming the post. Do not. The post has enough to bear.

        ## Never again (or at least not this year)

        Three things take less time than the panic you have just had:

        | Do this | Takes | Saves you |
        |---|---|---|
        | Put all birthdays in your calendar with a reminder **ten days** ahead, not one | 20 minutes, once | Every postage surcharge |
        | Keep a pack of three blank [Choice Gift Cards](/gift-cards/all-in-one-gift-card/) in the drawer and [activate](/activate/) one when you need it | 5 minutes | The Saturday children’s party |
        | Order now for next month, with a delivery date | 5 minutes | The next article you would read on this subject |

        A word about blank cards: activation can take up to 24 hours after payment, so they are for the morning before
        rather than the doorstep itself.

        ## It is now twenty past five

        You have read for long enough. Pick the person’s hands, the brand, the amount, the wrapper. Write two
        sentences. Print it while you look for your other shoe. Walk in at seven, a little out of breath, and give it
        without a single word of apology. *I thought of you*, you may say. It will be true. It was only recently.
      `,
    },
  ],
}
