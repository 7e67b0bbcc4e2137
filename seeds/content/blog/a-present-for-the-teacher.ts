import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const presentForTheTeacher: PageSeed = {
  key: 'blog-teacher',
  language: 'en',
  path: '/blog/a-present-for-the-teacher/',
  pageType: 'blog-article',
  title: 'A present for the teacher (who has enough mugs)',
  metaTitle: 'End-of-term teacher gifts they will really enjoy',
  metaDescription:
    'What teachers and teaching assistants told us they keep, eat, use and quietly regift; how a class collects fairly; and what to write at the end of term.',
  article: {
    publishedOn: '2026-06-29',
    author: 'Harriet Osei',
    topic: 'Ideas',
    scene: 'blog-writing',
    summary:
      'Thirty children, one teacher, one summer. We asked nine teachers what they really keep. It was hardly ever the mug.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        A primary school teacher of twenty years’ standing has, by a modest estimate, been given two hundred and forty
        mugs. *World’s Best Teacher*, they say, which cannot be true of all of them. We asked nine teachers and
        teaching assistants, in confidence, what happens to end-of-term presents. They were very kind about it, and
        very clear.

        ## What they keep for ever

        All nine gave the same answer without hesitating: the letters. Not the printed poem with the owl, but the page
        from an exercise book on which a child, or a parent, wrote down what had happened that year.

        *There is a box in my wardrobe,* said a Year 4 teacher from Hull. *On bad days in November I take one out. It
        says: ‘You did not shout when I broke the volcano.’*

        So if you do nothing else, do this. Give your child a pencil and one question: **What will you remember about
        this year?** Do not correct the spelling.

        ## What they use up with pleasure

        Next came everything that disappears: coffee, good bread, a meal, a book they can choose themselves, an
        afternoon somewhere without children. Teachers spend the first week of the holidays asleep and the second
        remembering that they used to be people with hobbies. Anything that helps with the second is welcome.

        ## What they quietly pass on

        Candles (*I own enough to light a cathedral*), hand cream, chocolates by the kilo in a heatwave, and ornaments
        that feature an apple. Alcohol divides opinion: some love it, some do not drink, and carrying six bottles home
        past Year 6 is undignified.
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'For the second week of the holidays',
      products: ['third-kettle', 'larkbread', 'pottering-shed', 'mapmaker-walks'],
      link: { title: 'Gift cards for teachers', href: '/gift-cards-for-teachers/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## One card from the whole class

        A shared present is kinder to everyone: to the teacher, who need not carry thirty bags, and to the families
        for whom another tenner in July is not nothing. It only works if somebody takes charge and a few rules are
        kept.

        | Do | Do not |
        |---|---|
        | Ask once, three weeks before the end of term | Chase people at the gate |
        | Say ‘anything from nothing to five pounds’ | Publish a list of who gave |
        | Put **every** child’s name on the card | Leave out those who did not pay |
        | Include teaching assistants, the lunchtime staff, the caretaker | Spend it all on the one with the class list |
        | Buy it before the last week | Hand over an envelope of coins |

        How should it be divided? A split that felt right to the schools we spoke to: about half for the teacher, and
        the rest for the assistants together, equally. They are usually the ones who tied the laces.

        It is also wise to know the rules. Many schools ask staff to declare presents above a certain value, and some
        do not allow cash. A card for a modest amount, given openly by the class, is rarely a problem; if in doubt,
        the office will know.

        ## Secondary school, music lessons, swimming

        After the age of eleven presents become rarer and so mean more. A physics teacher told us that she has had
        four in fifteen years and could describe each of them. If one particular teacher has made a difference,
        whether it was the maths that finally clicked or the cello that survived, write. A few lines and a card for
        coffee are plenty. Do it at the time; do not wait for the reunion.

        ## What to write

        The best messages name a moment. They need not be grand.

        - *You noticed when she went quiet. Thank you for noticing.*
        - *He used to hide on Mondays. He does not hide any more.*
        - *Thank you for the frogs. We know you did not have to do the frogs.*
        - *From all thirty of us, including the one who ate the glue.*

        Avoid *Enjoy the long holiday!* There is not a teacher in the country who can read that without twitching.

        ## When to give it

        Not on the last day, if you can help it. On the last day there are assemblies, tears and a lost PE kit. Two or
        three days before, in the morning, the teacher has time to look your child in the eye and say thank you. For
        many children that is the first time they see what it does to somebody to be given something. It is a small
        lesson, and this one they teach each other.
      `,
    },
  ],
}
