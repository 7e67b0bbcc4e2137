import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const whatToWriteWhenWordsFail: PageSeed = {
  key: 'blog-what-to-write',
  language: 'en',
  path: '/blog/what-to-write-when-words-fail/',
  pageType: 'blog-article',
  title: 'What to write when words fail',
  metaTitle: 'What to write in a gift card when words fail you',
  metaDescription:
    'A blank message box can silence the chattiest of us. A simple recipe, honest examples for happy and sad days, and the phrases better left in the drawer.',
  article: {
    publishedOn: '2026-01-19',
    author: 'Harriet Osei',
    topic: 'Giving well',
    scene: 'blog-writing',
    summary:
      'The present was easy. Then came the little white box asking for a personal message. A recipe for two good sentences.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        The present took four minutes to choose. The message has now taken twenty. You have typed ‘Happy birthday!’,
        deleted it, typed it again with a second exclamation mark, and gone to put the kettle on.

        It happens to everybody, and most of all to people who care. You want the message to carry everything: the
        years, the joke about the caravan, the fact that you do not ring often enough. No two sentences can carry all
        that. Fortunately they do not have to. They only have to carry **one** thing, and make it unmistakably yours.

        ## One thing only you could say

        Read the message back and ask: could a dentist’s reception have sent this? If so, it needs one detail. Not a
        better adjective; a detail.

        - Instead of *You are a wonderful friend*: **You are the only person who would drive two hours to bring me my
          own keys.**
        - Instead of *Thanks for all your hard work*: **You stayed until the last box was labelled, and then labelled
          the leftover tape.**
        - Instead of *Enjoy your special day*: **Forty suits you. So did the dancing.**

        The detail need not be grand. Small is better, because small shows that you were looking.

        ## The recipe: seen, felt, wished

        When nothing comes, use three short steps. Write one line for each, then strike out the weakest.

        | Step | The question | For a colleague who is leaving |
        |---|---|---|
        | Seen | What did I notice? | You learned all our names in a week. |
        | Felt | What did it do to me? | I felt at home because of it. |
        | Wished | What do I hope for you? | May the new lot be quick to learn yours. |

        Two of the three make a good message. All three usually fit in the 150 characters we print on a card, if you
        let go of ‘I just wanted to say that’. You are already saying it.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Read it aloud, once',
      body: prose`
        Before you press the button, say the message out loud in an empty room. Your ear is a better editor than your
        eye: it trips over the phrase that is not yours. If you would never say ‘wishing you all the very best’ across
        a kitchen table, do not print it. And if saying it makes you swallow, leave every word exactly where it is.
      `,
      scene: 'blog-writing',
      imageSide: 'left',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## When it is not a happy day

        For illness, loss and plain bad luck the rules change a little. People in trouble read slowly and remember
        exactly.

        **Do** name what happened, gently. *I was so sorry to hear about your dad* is kinder than a cloud of
        *difficult times*. **Do** offer something they can accept without effort: *Supper is on me this week, no need
        to answer.* **Do** allow silence.

        **Do not** explain, compare or promise. *Everything happens for a reason* comforts nobody who is sitting in a
        hospital corridor. *I know how you feel* is rarely true. And *let me know if I can do anything*, well meant as
        it is, hands a tired person one more task.

        A few that have done good service:

        - *No words, just soup. Love, all of us at number nine.*
        - *He taught me to fish and to lose at cards. I shall miss him at both.*
        - *Rest first. The allotment is in safe hands, more or less.*

        ## When you hardly know them

        The new neighbour, the child’s swimming teacher, your aunt’s second husband. Here honesty is a relief. Say how
        you are connected and what you are thanking or congratulating them for, and stop. *From the family with the
        loud dog: thank you for being so patient about it.* Short is not cold, as long as it is specific.

        ## Phrases for the drawer

        Every editor has a drawer of words that once meant something. Ours holds *special day*, *many happy returns*
        (unless you are over seventy, when it becomes charming again), *onwards and upwards*, and anything that rhymes
        by force. Also the apology: *It is only a gift card, but…* Leave it out. You chose a thing somebody can look
        forward to. There is nothing to be sorry about.

        ## If all else fails

        Write what you would say if you bumped into them at the bus stop, with forty seconds before the bus. *You!
        Forty! I have known you for thirty of those. Come for dinner, I will try to cook.* That is it. That is a
        message. Add your name, and post it before you can improve it.

        Still stuck? Every one of our [occasions](/occasions/) comes with three lines to start from. Steal one, change
        the middle, and make it yours.
      `,
    },
  ],
}
