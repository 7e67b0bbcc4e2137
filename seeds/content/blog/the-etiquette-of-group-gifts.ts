import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const etiquetteOfGroupGifts: PageSeed = {
  key: 'blog-group-gifts',
  language: 'en',
  path: '/blog/the-etiquette-of-group-gifts/',
  pageType: 'blog-article',
  title: 'The etiquette of the group gift',
  metaTitle: 'Group gift etiquette: collect money without the fuss',
  metaDescription:
    'Who asks, how much, who signs and what happens to the change? Good manners for the office envelope, the class collection and the big shared family present.',
  article: {
    publishedOn: '2026-02-09',
    author: 'Priya Ramanathan',
    topic: 'Giving well',
    scene: 'blog-office',
    summary: 'A shared present should feel like a hug from many arms. Seven small rules keep it from feeling like a tax.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        There is an envelope going round. It is brown, it is on its fourth floor, and it has been sitting under
        somebody’s lunch since Tuesday. Inside are a five-pound note, some coins, an IOU and a bus ticket. The person
        it is for has walked past it twice.

        The group gift is one of the kindest inventions there is. Ten people who each have a little can give something
        that matters. But it touches the two things about which we are most easily embarrassed, money and being left
        out, and so it deserves a few good manners.

        ## 1. One person asks, once

        Somebody has to be the organiser, and it should be one somebody. Three half-organisers make three collections.
        Ask once, in writing, with everything in it: for whom, why, by when, and how to pay. Send one reminder, the
        day before it closes, to everyone at the same time. Never to those who have not paid: they know who they are,
        and they may have a reason.

        ## 2. Make it easy to give nothing

        This is the rule that matters most. Colleagues earn different salaries; parents at the school gate live in
        different worlds. Every request should contain a sentence such as *Only if you would like to, and every amount
        is fine: the card is from all of us.* And then it must be true. Everybody signs, whether or not they paid, and
        nobody but the organiser knows who gave what.

        ## 3. Suggest, do not set

        A bare *whatever you like* makes people anxious; a fixed price makes people cross. A range does neither. *Most
        people give between three and ten pounds* tells the newcomer what is normal and leaves the door open at both
        ends.

        | Occasion | Usual range per person | Works well for |
        |---|---|---|
        | Birthday in the team | £2–£5 | Lunch, cake, a good book |
        | Leaving after some years | £5–£15 | Something to unwrap at the farewell |
        | Wedding or new baby | £5–£20 | Something for the new household |
        | End of the school year | £3–£10 | One card instead of thirty mugs |
        | A parent’s seventieth | whatever the siblings agree | A journey, a long lunch, a shared day |
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Better together',
      products: ['wayfarer-and-wick', 'hearth-and-heron', 'all-in-one-gift-card', 'petite-ruse'],
      link: { title: 'Find more shared presents', href: '/occasions/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## 4. Decide before you collect

        Collect first and choose later, and you will find yourself with £87.40 and eleven opinions. It is kinder to
        everyone to say beforehand what it is for: *We would like to send Marion to the seaside for a night.* People
        give more gladly to a picture than to a pot.

        Where tastes are unknown, let the recipient finish the sentence. A [Choice Gift
        Card](/gift-cards/all-in-one-gift-card/) for the whole amount is not a lack of imagination; with twenty names
        beneath a message that could only be about her, it is permission.

        ## 5. The message is the present

        Thirty signatures around *Best wishes* look like a petition. Ask everyone for one line, and give them a
        question to answer: *What will you miss about Dev? What is the best advice she gave you?* Collect the lines in
        a document, print them, fold them in. Years from now the money will have become a coffee machine, and the
        coffee machine will have broken. The page will still be in the drawer.

        On the card itself there is room for a couple of sentences. Use them for the group: *From all of us at the
        back of the bus.*

        ## 6. Be open about the change

        If there is more than you need, say so. Three decent options: make the card a little bigger, add flowers, or
        give the rest to a good cause that the person cares about. What you may not do is keep it for *next time*
        without asking. And if there is too little, do not go round again. Buy something smaller, or top it up quietly
        and never mention it.

        ## 7. Give it properly

        The handing over is where group gifts most often fall flat: a bag pushed across a desk between two meetings.
        Choose a moment, gather whoever can be gathered, and let **one** person speak for **one** minute. Include
        those who work elsewhere. A digital card can arrive at four o’clock precisely while everybody is on the same
        call, and the colleague in Dundee gets to see the face as well.

        ## For the one who receives

        You do not owe thirty thank-you letters. One message to all, within a week, that says what you did or will do
        with it, is perfect. *It became a breadmaker. Sourdough on Fridays, bring butter.* If you can, thank the
        organiser apart. They carried that brown envelope up four flights of stairs for you.
      `,
    },
  ],
}
