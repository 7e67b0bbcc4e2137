import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const peopleWhoHaveEverything: PageSeed = {
  key: 'blog-have-everything',
  language: 'en',
  path: '/blog/gifts-for-people-who-have-everything/',
  pageType: 'blog-article',
  title: 'What to give people who have everything',
  metaTitle: 'Gifts for people who have everything: 6 ways in',
  metaDescription:
    'They own it, they bought it last week, or they say they need nothing. Six ways to give to people who have everything: things that get used up, shared or told.',
  article: {
    publishedOn: '2026-03-02',
    author: 'Callum Whitrow',
    topic: 'Ideas',
    scene: 'blog-kitchen',
    summary: 'They do not have everything. They have enough things, which is something else. Six doors that are still open.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Every family has one. Ask what he would like and he says: *Oh, nothing, really.* He means it, too. He has a
        drill and a spare drill. When he wants a book he buys it on the same afternoon. He has been given so many
        bottle openers that he could open a shop, with any of them.

        It helps to look closely at the sentence. People who have everything do not have everything. They have enough
        **things**. That closes one door, and leaves at least six others open.

        ## 1. Things that get used up

        The simplest door, and the most neglected. Good butter, good coffee, a cheese that needs explaining, a box of
        vegetables with the soil still on. Consumables have three virtues: they need no shelf, they are never the
        wrong size, and they are a little better than what we would buy for ourselves. The trick is to go **one step
        up** from the everyday, not ten. A person who drinks ordinary tea will be delighted by very good tea and
        baffled by a tea that must be brewed at seventy-two degrees in an iron pot.

        ## 2. Things that get done

        Memory is the one cupboard that never fills up. Look for something they would enjoy but would not organise: a
        lesson in rolling pasta, a night in a cabin with a glass roof, an hour in a very small aeroplane. Two
        conditions. It must suit the person rather than your idea of what would be good for them. And it must be easy
        to book, because a voucher for something difficult becomes a reproach on the fridge.

        ## 3. Your own company

        Ask most grandparents, and many fathers of grown-up daughters, what they would like and the truthful answer
        is: *you, for an afternoon, without your phone.* So make the present a reason to meet. Give a table for two,
        and be the second person. Give a jigsaw and stay until the sky is done. Write the date in the message, or it
        will not happen: *Lunch on me. I have kept the 14th free.*
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Used up, done or shared',
      products: ['wheyward', 'copper-colander', 'lumen-lodge', 'jumble-and-fitch-puzzles'],
      link: { title: 'Browse by category', href: '/category/all-gift-cards/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## 4. Repairing what they love

        People with everything are often people with a *favourite*: the boots, the armchair, the watch that stopped in
        2019. They will not replace it and never get round to having it mended. Having something restored says that
        you noticed what they treasure. If you cannot borrow the object in secret, give a card for a maker that mends
        as well as sells, with a note: *For the brown boots. It is time.*

        ## 5. An upgrade of something they touch every day

        Not a new gadget, which will need a charger and a corner of its own, but a better version of a thing they
        already use without thinking. Bed linen. The reading lamp. The kitchen knife that is really a spoon by now. Do
        the sum: something used daily for ten years costs a penny or so each time. For the same reason this is the
        place to spend a bit more, or to [club together](/blog/the-etiquette-of-group-gifts/).

        Because taste is a minefield here, a card is often wiser than the object. You supply the decision that they
        never make (*this year, proper pillows*) and they choose which.

        ## 6. Giving it to somebody else

        Some people really do mean *nothing*. Believe them, and give in their name to something that matters to them:
        the lifeboat, the library, the hedgehogs. It works only if the cause is **theirs** and not yours. Tell them
        why you chose it, and there will be something to open after all. We wrote more about that in [giving to
        charity in someone’s name](/blog/giving-to-charity-in-someones-name/).

        ## How to find out which door

        Do not ask *What do you want?* It is an exam question. Ask something sideways, some weeks before:

        - What was the best hour of your week?
        - Is there anything in the house that annoys you every day?
        - When did you last learn something new?
        - If a Saturday fell out of the sky, what would you do with it?

        Then listen for the verb. *I never sit down any more* is an armchair, or a train ticket with a window seat.
        *We keep meaning to go to that place* is a table for two. *I used to paint* hardly needs translating.

        Write down what you hear, in the same place as the birthday. Next year you will look like somebody with a gift
        for giving. You will only be somebody with a note.
      `,
    },
  ],
}
