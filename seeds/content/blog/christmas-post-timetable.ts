import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const christmasTimetable: PageSeed = {
  key: 'blog-christmas-timetable',
  language: 'en',
  path: '/blog/christmas-post-timetable/',
  pageType: 'blog-article',
  title: 'Christmas by post: a timetable for 2026',
  metaTitle: 'Christmas 2026 post timetable for gift cards',
  metaDescription:
    'Christmas Day is a Friday this year. When to order cards by post, how long you can still send one by email, and a calm plan for the five weeks before.',
  article: {
    publishedOn: '2026-11-02',
    author: 'Priya Ramanathan',
    topic: 'Seasons',
    scene: 'blog-seasons',
    summary:
      'Christmas falls on a Friday, which is good news for the post and bad news for those who count on the Saturday before.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Every year around the tenth of December the same thing happens in our warehouse: it goes quiet. Not because it
        is quiet, but because everyone is concentrating. If you order in the weeks before that, you will hardly notice
        that it is Christmas at all. If you order in the weeks after, you will get to know our customer support team,
        who are delightful but would rather be icing biscuits.

        So here is the timetable for this year, with the sums done.

        ## The dates that matter

        In 2026 Christmas Day is a **Friday**. Boxing Day is a Saturday, and in England and Wales the bank holiday for
        it moves to **Monday the 28th**. That gives the post a nearly complete working week before Christmas, Monday
        the 21st to Thursday the 24th.

        The rule is the same as always: what you order on a working day before 17:00 is posted the same day, and
        the post then takes two to three working days.

        | Order a physical card before 17:00 on | It should arrive | Verdict |
        |---|---|---|
        | Monday 14 December | 16–17 December | Calm. Have a mince pie. |
        | Thursday 17 December | 21–22 December | Comfortable |
        | Friday 18 December | 22–23 December | **Our advice: the last safe day** |
        | Monday 21 December | 23–24 December | Probably. Hold your breath. |
        | Tuesday 22 December | 24 December, or after Christmas | Only if you like suspense |
        | Wednesday 23 December or later | After Christmas | Choose a digital card |

        These are our usual delivery times and no guarantee: in December the post carries several times its normal
        load, and snow has no respect for tables. If you are ordering for the Highlands, an island or someone who
        collects from a parcel shelf, take two days off every line.

        For **digital cards** there is only one line: they arrive within one hour, on every day of the year, including
        during the speech.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Half past seven on Christmas morning',
      body: prose`
        A digital card need not be a rescue. Order it today, wrap it, write your message in peace and choose *25
        December, 07:30* as the moment of delivery. Somewhere a telephone lights up beside a bed, with a parcel on the
        screen and your name on it. You are asleep. You have been finished since November.
      `,
      scene: 'christmas',
      link: { title: 'Gift cards for Christmas', href: '/occasions/christmas/' },
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## A plan for five calm weeks

        **Week of 16 November: the list.** Names first, amounts second, ideas last. Cross out everyone with whom you
        have agreed to stop. Add the ones you forget each year: the childminder, the neighbour who takes in your
        parcels, the postman who brings them.

        **Week of 23 November: far away.** Abroad goes first. For friends in another country use the shop of *their*
        country, so that the card can be spent round the corner from them. Digital is the simplest; for paper, order
        now.

        **Week of 30 November: work.** If you are ordering for a [team](/business/), ask us for a quote in this week at
        the latest. Company orders with your own sleeve need ten working days. Plan the cards for one moment and tell
        nobody.

        **Week of 7 December: everyone else.** This is the week for anything that has to go by post. In one order you
        can send to as many addresses as you like, each with a different wrapper and message. An evening, a pot of
        tea, and it is done.

        **Week of 14 December: the gaps.** Somebody invites you; somebody gives you something unexpectedly. Have a
        pack of three blank cards in the house. Activate one when you need it, and remember that this can take up to
        24 hours.

        ## Small things that go wrong every year

        - **The address of last year.** People move. Ask: it spoils nothing, and it is a reason to get in touch.
        - **A house number in the wrong box.** The most frequent cause of returned post, by far.
        - **Everything to one address, unlabelled.** Eight envelopes for eight grandchildren, all addressed to
          Grandma. Put each child’s name on their own card.
        - **The email address at work.** Nobody reads it between the 23rd and the 4th. Use a private one.
        - **A note that says only *Merry Christmas*.** You have room for 150 characters. Use forty more.

        ## And if it does not arrive?

        If a physical card has not come after five working days, write to {email} with your order number. We check,
        block and replace it. Should that be on Christmas Eve, we can send a digital card in its place so that there
        is something to open, and sort out the paper one afterwards. Our team is there {hours}, though not on the bank
        holidays. They will be under a tree somewhere, opening something that was posted on the 18th.
      `,
    },
  ],
}
