import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const firstTimeParents: PageSeed = {
  key: 'blog-first-time-parents',
  language: 'en',
  path: '/blog/gifts-for-first-time-parents/',
  pageType: 'blog-article',
  title: 'What first-time parents actually need',
  metaTitle: 'Gifts for first-time parents: what they really need',
  metaDescription:
    'Not a ninth blanket. What new parents told us they were grateful for in weeks one to twelve, when to give it, and how to visit without being a burden.',
  article: {
    publishedOn: '2026-04-13',
    author: 'Harriet Osei',
    topic: 'Ideas',
    scene: 'blog-family',
    summary:
      'Everybody gives to the baby. The baby, with respect, has no idea. A guide to looking after the two tired people behind the pram.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        When my sister had her first child, she was given eleven soft rabbits in nine days. They sat along the
        windowsill like a jury. What she wanted, she told me in the second week, was a sandwich that someone else had
        made and that she could eat with one hand.

        We give to babies because babies are small and the clothes are smaller. But a newborn needs milk, warmth and
        arms, and is indifferent to design. The people who need presents are the two behind the pram. They have just
        been given the most important job of their lives, with no training and no sleep. So I asked a dozen parents
        what they remembered being grateful for.

        ## Weeks one and two: food, and being left alone

        Nobody mentioned an object. Everybody mentioned food. Not a casserole in a dish that has to be washed and
        returned, but food that arrives, is eaten, and leaves no trace. A card for a noodle place that delivers until
        late was *the best thing anyone did*, according to a father in Leeds: *We ate dumplings at three in the
        morning and felt like people.*

        A few rules for this fortnight:

        - **One-handed** beats beautiful.
        - **Tonight or any night** beats a date. They no longer know what day it is.
        - **Leave it on the step** and send a message: *Soup at the door. I have already gone.*

        ## Weeks three to six: clothes in the next size

        By now they own thirty garments for a newborn and the newborn has grown out of them. If you want to give
        clothes, give them **for later**: six to nine months, in the season it will then be. Or give a card for a shop
        with children’s clothes and write *for the size after next* on it. It will be found again precisely when it is
        needed, like money in a winter coat.
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'For the two behind the pram',
      products: ['slurp-and-lantern', 'veg-ledger', 'moonwash', 'third-kettle'],
      link: { title: 'More ideas for a new baby', href: '/occasions/new-baby/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Weeks seven to twelve: two hours off

        This is when the visitors stop coming and the tiredness has settled in. It is also when a present is rarest
        and best. Offer a person or a place: an afternoon at a tea room that does not hurry you, a swim, a haircut, a
        film. And add the thing without which it is worthless, which is you. *This card is for the pair of you, and I
        will hold the baby. Saturday or Sunday?* Name two options. New parents cannot answer open questions.

        ## Do not forget

        | Who | Why | What helps |
        |---|---|---|
        | The other parent | Nobody asks how *he* or *she* is sleeping | Good coffee, an hour of sport, a message with their name in it |
        | The older child | Has just been demoted | A small present *from the baby*, and your full attention |
        | Grandparents far away | Are in love with a telephone | A train ticket |
        | Parents of a premature baby | Live in a hospital corridor | Coffee, parking, meals near the ward; no balloons yet |
        | Adoptive parents | Are just as new and just as tired | Exactly the same as anyone else |

        ## What to write

        Keep away from instructions (*enjoy every minute!*) and from prophecies (*just wait until she walks*). Say
        welcome to the child and something true to the parents.

        - *Welcome, Ada. You have chosen your people well.*
        - *You two are already good at this. We can see it from here.*
        - *For a night when nobody feels like cooking. That will be tonight, then.*

        If the birth was difficult, or the months before it were, you need not pretend. *So glad all three of you are
        home* says a great deal.

        ## How to visit

        The present most people forget is their own good behaviour. Ask first, and make *no* easy. Wash your hands
        without being told. Bring the milk. Do not wait to be given tea; make it, for everyone, and do the cups. Hold
        the baby if that is what they want, or hold the hoover if it is not. And leave after forty minutes, while they
        still wish you would stay.

        Then, in about three months, when all the rabbits have been put away and the parents of this now enormous
        child suppose that they have been forgotten, send something. A small card, for the two of them. *Thinking of
        you. How are you, really?* I promise that one will be kept.
      `,
    },
  ],
}
