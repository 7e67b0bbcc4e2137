import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const giftsForRemoteTeams: PageSeed = {
  key: 'blog-remote-teams',
  language: 'en',
  path: '/blog/gifts-for-remote-teams/',
  pageType: 'blog-article',
  title: 'Saying thank you to a team you never see',
  metaTitle: 'Gifts for remote teams that feel personal',
  metaDescription:
    'No cake on the desk, no desk. How to thank people who work from twelve kitchens in three time zones: fair amounts, good timing and a line that is about them.',
  article: {
    publishedOn: '2026-03-23',
    author: 'Marieke Dekkers',
    topic: 'At work',
    scene: 'blog-office',
    summary:
      'When the office was a place, appreciation happened by accident. Now it has to be organised, without feeling organised.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        In an office a great deal of appreciation happens by accident. Somebody brings a cake. The manager stops at a
        desk on her way out and says *that was a good call this morning*. You see, from a distance, that two people
        are pleased with each other.

        Take the building away and all of that disappears, quietly. Remote colleagues hear about their work in
        meetings, in comments on documents, and once a year in a form. It is not that nobody is grateful. It is that
        gratitude has no corridor any more. So it must be built, and a small gift at the right moment is one of the
        better bricks.

        ## What makes a remote gift go wrong

        We handle a good many company orders and hear afterwards how they landed. The disappointments have a pattern:

        - **It was made for the company, not the person.** A hoodie with a logo, in one of two sizes.
        - **It arrived in a heap.** Half the team had theirs on Monday, the other half a week later, after the
          photographs.
        - **It meant work.** A parcel to be signed for, customs to be paid, a form to be filled in *by Thursday,
          please*.
        - **It came without a word.** Or with the same word for everyone, which is nearly the same.

        Turn these round and you have the recipe: chosen by the recipient, on the same minute for all, with no effort,
        and with one sentence that could only be about them.

        ## Small and often beats big and late

        A single large present in December has to make up for eleven silent months, and cannot. Teams that do this
        well spread the same money over the year. An example for a team of twelve with a budget of £100 a head:

        | Moment | Amount | Who decides |
        |---|---|---|
        | First day | £15 | The manager, before day one |
        | Birthday | £20 | Automatic; message by a colleague |
        | After a hard week | £15, twice | Any team member may nominate |
        | Work anniversary | £25 | The manager |
        | End of the year | the rest | Everyone at the same time |

        The most valuable line is the third. When anybody in the team may say *she deserves it*, praise starts to
        travel sideways, which is the direction that remote work blocks most.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Nine o’clock sharp, everywhere',
      body: prose`
        Digital cards can be planned for a date and time. Give us a list with names, addresses and a line for each
        person, and everyone has theirs before the first call of the day. People who prefer something on the doormat
        can have that too, in the same order: post takes two to three working days.
      `,
      scene: 'business-team',
      link: { title: 'Gifts for business', href: '/business/' },
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Fair is not always equal

        The same amount for everyone sounds fair, and inside one country it usually is. Across borders, look at what
        it buys. Twenty-five pounds is a lunch in one city and a week of lunches in another. Two sensible choices: the
        same amount, openly, as a symbol; or the same *thing*, openly, a dinner for two wherever you live. What people
        mind is not a difference but a difference they discover.

        Mind the practical side as well. A card has to be spendable where the person lives, so use the shop of their
        country. Not everybody drinks, eats meat or celebrates Christmas. And think of the part-timers and freelancers
        who do half of the work and are on none of the lists.

        ## Write twelve messages, not one

        Here is the secret that managers hate, because it takes an hour: write a separate line for each of them. It
        need not be long.

        - *You asked the question in the February review that saved us March.*
        - *Thank you for answering the new people as if it were the first time anyone had asked.*
        - *You were right about the database. I have had this framed.*

        If you cannot think of a line for someone, that is worth knowing. Do not fill it with adjectives; go and find
        out what they have been doing.

        ## Do it without an audience, and then with one

        Let the gift arrive privately, so that nobody has to perform delight on camera. Afterwards, in the weekly
        call, spend five minutes on it. Not *what did you get*, but *what are you going to do with it*. You will hear
        about running shoes, a grandmother’s lunch and a very large bag of bird seed, and for a moment your team has a
        corridor again.

        ## A note about tax

        In many countries a gift to an employee can count as pay, above certain limits or in certain forms; vouchers
        are sometimes treated differently from objects. The rules change, and your payroll adviser knows them. Ask
        before you send, not after. It is no fun to receive a thank-you with a deduction attached.
      `,
    },
  ],
}
