import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const givingToCharity: PageSeed = {
  key: 'blog-charity',
  language: 'en',
  path: '/blog/giving-to-charity-in-someones-name/',
  pageType: 'blog-article',
  title: 'Giving to charity in someone’s name',
  metaTitle: 'Giving to charity in someone’s name, done kindly',
  metaDescription:
    'A donation can be the finest present or a sermon in an envelope. How to choose a cause that is theirs, what to write, and how to check where the money goes.',
  article: {
    publishedOn: '2026-09-14',
    author: 'Callum Whitrow',
    topic: 'Giving well',
    scene: 'blog-family',
    summary: 'The difference between a beautiful present and a lecture is one question: whose cause is it?',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        My grandfather was given a goat for his eightieth birthday. Not in the garden; in a village he had never heard
        of, by a nephew who had. He read the card twice. *Very good,* he said, in the voice he kept for the weather
        forecast, and asked whether there was cake.

        The next year my cousin gave to the lifeboat station where he had volunteered as a young man. The same amount,
        the same sort of card. He put it on the mantelpiece, told us about the winter of 1963 and went rather quiet.
        That is the whole subject of this article. Both presents did good. Only one of them was *for him*.

        ## Whose cause is it?

        Before giving in someone’s name, finish this sentence: *He would be pleased, because…* If what follows is
        about him, about something he did or loved or lost, go ahead. If it is about you, about what you find
        important or would like him to find important, then make the donation in your own name and give him something
        else. You will both feel better.

        Good signs are easy to spot:

        - They already give to it, or run, knit or bake for it.
        - It once helped somebody in the family.
        - It belongs to a place: the library, the moor, the canal.
        - They have told you they really do not want any more things.

        ## When it is right, and when it is not

        | Occasion | A donation is | Mind that |
        |---|---|---|
        | Funeral, ‘no flowers’ | Exactly right | Use the cause that the family named |
        | Round birthday, wedding | Lovely if they asked for it | Something small to open as well |
        | Retirement | Very good | Their field, their cause |
        | A child’s birthday | Only next to a real present | Children have not asked to be virtuous |
        | A colleague you hardly know | Risky | Causes are personal; let them choose |
        | An apology | No | It looks like buying a conscience |
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Let them choose the cause',
      body: prose`
        If you know that they would rather give than get, but not to whom, hand over the choice. A donation card goes
        to the cause you pick; a Choice Gift Card can be exchanged, in whole or in part, for a donation to one of the
        good causes in our shop. Half for the hedgehogs and half for lunch is a perfectly respectable split.
      `,
      scene: 'good-causes',
      link: { title: 'View the good causes', href: '/category/good-causes/' },
      imageSide: 'left',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## What to write

        A donation is invisible, so the words have to do all the work that ribbon normally does. Say three things:
        what was given, why this cause, and what it has to do with them.

        - *Every Sunday you walked us up that hill. Now a bit of its path is yours.*
        - *For the hospice that was so good to Mum. I know you would have chosen it too.*
        - *You always gave your books away. This buys some more, for children who have none.*

        Do not mention the amount, unless they would worry about it. And avoid claims that are too exact. *You have
        saved three children* is seldom something that anybody can promise. *This helps to keep the boats at sea* is
        true, and quite enough.

        ## Give them something to hold

        A line in an email is soon gone. Put the card in an envelope with something that belongs to the cause: a
        shell from the beach, a photograph of the old station, a packet of seeds for the bees. It costs nothing and
        turns a transaction back into a present. With small children, add a picture of the animal. They will want to
        know its name. Make one up.

        ## Check before you give

        Most charities are run by decent people with too few hands. A few are not. Five minutes are enough:

        1. **Is it registered?** In the United Kingdom charities are listed in public registers, one for England and
           Wales, one for Scotland and one for Northern Ireland. Most other countries have something similar.
        2. **Can you find recent accounts**, and understand in broad lines where the money goes?
        3. **Does it say what it does not do?** Honest organisations have limits.
        4. **Is anybody pressing you?** Good causes can wait until tomorrow.

        Do not judge by overheads alone. A charity that spends nothing on administration often does not know what
        happens to its work.

        ## About tax and cancelling

        Tax relief such as Gift Aid depends on who gives, how, and to whom; a donation bought as a present through a
        shop does not always qualify. If that matters to you, give directly to the charity and put the receipt in the
        card. A donation made with us is passed on and so cannot be cancelled afterwards, just like a digital gift
        card.

        ## And the cake

        There must be something to open, and something to eat. My grandfather’s lifeboat came with a lemon drizzle. He
        always maintained that it was the cake that did it, but he left the card on the mantelpiece until he died, and
        the goat, bless her, was never mentioned again.
      `,
    },
  ],
}
