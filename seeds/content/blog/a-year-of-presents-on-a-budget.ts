import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const aYearOfPresents: PageSeed = {
  key: 'blog-year-of-presents',
  language: 'en',
  path: '/blog/a-year-of-presents-on-a-budget/',
  pageType: 'blog-article',
  title: 'A year of presents, without the January regret',
  metaTitle: 'How to budget for a whole year of presents',
  metaDescription:
    'Count the birthdays, weddings and leaving dos before they ambush you. A one-evening plan for a year of presents, with a worked example and rules that last.',
  article: {
    publishedOn: '2026-01-05',
    author: 'Tom Ellery',
    topic: 'Know-how',
    scene: 'blog-planning',
    summary:
      'Presents never come as a surprise to the calendar, only to us. One evening, one list and one number per person is all it takes.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Nobody decides to spend a small fortune on presents. It arrives in instalments: a birthday you remembered at
        lunch, two weddings in one June, a collection at work, and then December with its arms full. Each one is
        reasonable. It is only on the January statement that they stand together and take a bow.

        The odd thing is that almost all of it was known. Birthdays are remarkably punctual. So this is a plan for one
        evening, preferably with the calendar, a pencil and something warm to drink.

        ## Step one: write down the people, not the presents

        Make a list of everyone you gave something to last year. Not what, just who. Then cross out the ones where
        nobody would mind if you both stopped. There are always two or three: the swap of scented candles that neither
        of you enjoys. Ending it is a gift in its own right, and a cheerful message does the job: *Shall we have lunch
        instead this year? I would rather have the hour than the soap.*

        Most households end up with between fifteen and thirty names. That is more than people guess.

        ## Step two: one number each

        Put a number next to every name before you think of any object. It feels cold for about a minute. Then it is a
        relief, because the number takes over the arguing. You are no longer choosing between a scarf and a better
        scarf; you are choosing the best thing for twenty-five pounds.

        A scheme that works for many families:

        | Circle | Who | Per occasion | How many a year | Total |
        |---|---|---|---|---|
        | Closest | Partner, children, parents | £50 | 10 | £500 |
        | Close | Siblings, best friends, godchildren | £25 | 12 | £300 |
        | Around | Colleagues, neighbours, teachers | £10 | 10 | £100 |
        | Big days | Weddings, new babies, retirement | £40 | 3 | £120 |
        | Not yet known | There is always one more | | | £80 |

        That is £1,100 for thirty-five presents and a reserve, or about £92 a month. Your numbers will differ, and so
        they should; halve them all and the table works just as well. What matters is that the total stands at the
        bottom *before* the year starts.
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Small amounts that feel generous',
      products: ['grumble-coffee', 'larkbread', 'hullabaloo-socks', 'scoop-almanac'],
      link: { title: 'View all gift cards', href: '/gift-cards/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Step three: give the money a place to live

        Open a separate pot or account, call it *Presents*, and move a twelfth of the total into it on payday. In a
        month with nothing to celebrate it grows; in December it empties, and that is what it was for. The pot turns a
        hundred small decisions into one, and it has a pleasant side effect. You stop feeling guilty in the shop,
        because the money has already said yes.

        ## Step four: buy in the right season

        Three habits save more than any discount code:

        1. **Buy when you meet it.** The right thing for your brother may turn up in March. Buy it in March, write his
           name on the bag and keep a note of it, or you will buy him another in September.
        2. **Keep three spares.** A birthday you forgot, a dinner invitation, a child’s party on Saturday. A pack of
           three blank [Choice Gift Cards](/gift-cards/all-in-one-gift-card/) in the drawer costs next to nothing
           until you put an amount on one.
        3. **Plan the post.** Next-day delivery is a tax on poor memory. Put a reminder ten days before every date,
           and the ordinary post will do.

        ## Step five: say it out loud

        A budget works best when the other side knows. Families are usually relieved by a limit: *Twenty pounds each
        for the grown-ups this year?* Somebody was hoping to hear it. Among friends, suggest one good shared thing
        instead of six small ones. And for children, agree with the grandparents on who gives what, before three
        identical scooters meet under the tree.

        ## And when it goes wrong

        It will, a little. Somebody gets engaged in a hurry; your best friend turns forty twice as hard as planned.
        That is what the last line of the table is for. If that is gone as well, lower the next number rather than
        borrow for it. Nobody who loves you would want to be paid off over six months.

        Look at the list again at midsummer. It takes ten minutes: what is spent, what is left, who is still to come.
        Then put it away, and enjoy the part for which you did all this. You are going to make some thirty people
        happy this year, and you will be able to afford it.
      `,
    },
  ],
}
