import type { PageSeed } from '../types.ts'
import { ask, prose } from './prose.ts'

const lastMinuteGifts: PageSeed = {
  key: 'last-minute-gifts',
  language: 'en',
  path: '/last-minute-gifts/',
  pageType: 'landing',
  title: 'Last-minute gifts',
  metaTitle: 'Last-minute gifts: in their inbox within 1 hour',
  metaDescription:
    'Forgot a birthday? Choose a digital gift card, wrap it and add your message. It arrives by email within 1 hour, also tonight, on Sunday and on Christmas Day.',
  blocks: [
    {
      blockType: 'HERO',
      title: 'Still time. Really.',
      body: 'A digital gift card is in the inbox within one hour, at any time of any day. Choose it, wrap it, write two sentences, and walk into the party as if you had planned it in March.',
      link: { title: 'Choose a gift card', href: '/gift-cards/' },
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'flickerpass', 'grumble-coffee'],
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Most chosen after five o’clock',
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'pixel-orchard', 'grumble-coffee', 'hummingbox', 'listen-then'],
      link: { title: 'View all 200+ gift cards', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'Five minutes, start to finish',
      steps: [
        {
          title: 'One minute: the card',
          body: 'Think of what they last talked about with their hands. That is your brand.',
          scene: 'choose-card',
        },
        {
          title: 'Three minutes: the words',
          body: 'One detail that only you know, one wish. Pick a wrapper to go with it.',
          scene: 'wrap-it',
        },
        {
          title: 'One minute: the sending',
          body: 'To them, or to yourself to print. Now, or at the moment the candles are lit.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'OCCASIONS',
      title: 'What was it you forgot?',
      occasions: ['birthday', 'anniversary', 'mothers-day', 'leaving-colleague', 'good-luck', 'thank-you'],
    },
    {
      blockType: 'FAQ',
      title: 'Asked in a hurry',
      questions: [
        ask(
          'Will it really arrive within an hour?',
          'Yes, counted from the moment your payment is confirmed, and usually within minutes. With a bank transfer the hour starts when the money has arrived, so use another method tonight.',
        ),
        ask(
          'Can I print it?',
          'Send it to your own email address, open the link and print it. Fold it in three and look for an envelope; every house has one somewhere.',
        ),
        ask(
          'Can it still come by post for tomorrow?',
          'No. Post takes two to three working days. What you order before 17:00 on a working day is posted the same day, but tomorrow would be a matter of luck.',
        ),
        ask(
          'What if they have no idea how it works?',
          'The email explains it in three lines, and our team helps whoever rings {phone}.',
        ),
      ],
    },
    {
      blockType: 'BLOG',
      title: 'While you wait for the email',
      link: { title: 'Read the blog', href: '/blog/' },
      limit: 3,
    },
  ],
}

const giftCardsForTeachers: PageSeed = {
  key: 'gift-cards-for-teachers',
  language: 'en',
  path: '/gift-cards-for-teachers/',
  pageType: 'landing',
  title: 'Gift cards for teachers',
  metaTitle: 'Gift cards for teachers, from one child or the class',
  metaDescription:
    'End of term? Thank a teacher with a gift card they can enjoy in the holidays, alone or with the whole class. With tips for collecting and what to write.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'No more mugs',
      body: prose`
        A teacher gives a class of thirty a year of patience, jokes and tied laces. What they would like in return,
        nine out of nine teachers told us, is a few honest words and something that is not a mug. A gift card takes
        care of the second. The first is up to you and a child with a pencil.
      `,
      scene: 'teacher-thank-you',
      link: { title: 'See all thank-you ideas', href: '/occasions/teacher-thank-you/' },
      imageSide: 'right',
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Coffee, books and peace',
      products: [
        'third-kettle',
        'foxglove-and-folio',
        'grumble-coffee',
        'stillwater-and-sage',
        'chapter-and-crumb',
        'pottering-shed',
      ],
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'One present from the whole class',
      usps: [
        'Collect any amount: most cards take whole pounds between a minimum and a maximum',
        'Room for 150 characters from all of you',
        'By email within the hour, if the end of term has crept up on you',
        'By post in 2–3 working days, to the school or to the class rep',
        'Split one collection over several cards, so that the assistants are not forgotten',
      ],
      scene: 'wrap-it',
      link: { title: 'Give the Choice Gift Card', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'What to write',
      body: prose`
        Name a moment, however small, and sign with the child’s name. Some lines to steal:

        - *You noticed when she went quiet. Thank you for noticing.*
        - *From all thirty of us, including the one who ate the glue.*
        - *He reads under the blanket now. That was you.*
        - *Thank you for the frogs. We know you did not have to do the frogs.*

        More advice from teachers themselves is in [a present for the teacher](/blog/a-present-for-the-teacher/).
      `,
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'From the school gate',
      testimonials: [
        {
          name: 'Class rep, Year 2',
          city: 'Stockport',
          rating: 5,
          body: 'Twenty-eight families, one card for the teacher and two for the assistants. Took me ten minutes, including the coffee.',
          on: '2026-07-15',
        },
        {
          name: 'Mr A. Brennan',
          city: 'Newry',
          rating: 5,
          body: 'I am the teacher. I went to a spa. I did not speak for four hours. Thank you, Primary 5.',
          on: '2026-07-28',
        },
        {
          name: 'Gemma J.',
          city: 'Taunton',
          rating: 4,
          body: 'Left it to the last Thursday, so it had to be the digital one. My son drew an envelope for it and that saved the day.',
          on: '2026-07-18',
        },
      ],
    },
    {
      blockType: 'FAQ',
      title: 'Good to know before you collect',
      questions: [
        ask(
          'How much is usual?',
          'From a class, most families give between nothing and five pounds. From a single child a card of ten pounds and a drawing is generous.',
        ),
        ask(
          'Are teachers allowed to accept gift cards?',
          'Schools have their own rules, and some ask staff to report presents above a certain value. A modest card given openly by the class is rarely a problem. When in doubt, ask the office.',
        ),
        ask(
          'Can the school order for all staff at once?',
          'Yes, with one invoice. Call {phone} or write to {email} for a quote.',
        ),
      ],
    },
  ],
}

const corporateChristmas: PageSeed = {
  key: 'corporate-christmas',
  language: 'en',
  path: '/corporate-christmas/',
  pageType: 'landing',
  title: 'Christmas gifts for the whole company',
  metaTitle: 'Corporate Christmas gifts your staff will choose',
  metaDescription:
    'A Christmas gift for every colleague, wherever they work: gift cards with your message, all at the same minute or to every home. A quote within one hour.',
  blocks: [
    {
      blockType: 'BANNER',
      title: 'Everyone surprised, at nine o’clock sharp',
      body: 'From the warehouse to the home office: one list, one invoice, one merry morning. We send you a quote within one hour.',
      link: { title: 'Gifts for business', href: '/business/' },
      scene: 'christmas',
      tone: 'accent',
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'A hamper, but with a choice',
      usps: [
        'Every colleague picks what they like, whatever they eat, drink or believe',
        'No boxes in reception, nothing to carry home on the train',
        'Digital on a date and time you set, physical to every front door',
        'Printed sleeves with your logo from fifty cards upwards',
        'Gift cards are exempt from VAT',
      ],
      scene: 'business-team',
      link: { title: 'How business orders work', href: '/business/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'When to decide what',
      body: prose`
        Christmas Day is a Friday in 2026. If you work backwards from the last day on which everyone is still reading
        email, this is a calm schedule:

        | By | Decide | Why |
        |---|---|---|
        | Friday 13 November | Budget per person and who is on the list | Freelancers and people on leave are forgotten first |
        | Friday 27 November | Own sleeve or one of ours | Printing takes ten working days |
        | Friday 4 December | Final list with addresses | One wrong email domain, forty returned messages |
        | Friday 11 December | Physical cards leave us | The post is at its busiest the week after |
        | Thursday 17 December, 09:00 | Digital cards arrive | Most people are still there to say thank you |

        Late? It happens. Digital cards can be ordered until the very morning.
      `,
    },
    {
      blockType: 'CATEGORIES',
      title: 'What they can spend it on',
      categories: [
        'fashion',
        'food-drink',
        'travel',
        'home-garden',
        'experiences',
        'streaming-music',
        'books-stationery',
        'good-causes',
      ],
      link: { title: 'View all categories', href: '/category/all-gift-cards/' },
    },
    {
      blockType: 'WITH_HAND',
      title: 'The one that always fits',
      body: 'Most companies that order with us at Christmas take the Choice Gift Card. You set the amount and write the message, and nobody in human resources has to guess a shoe size.',
      product: 'all-in-one-gift-card',
      link: { title: 'View the Choice Gift Card', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'FAQ',
      title: 'From one organiser to another',
      questions: [
        ask(
          'What is a usual amount?',
          'Most of the orders we see are between £25 and £75 a head. What counts more than the amount is that everyone gets it on the same day, with a line that was not written by a committee.',
        ),
        ask(
          'Is a gift card taxed as pay?',
          'It can be. In many countries there are allowances for small or seasonal gifts, with conditions that differ for vouchers. Ask your payroll adviser before you fix the amount.',
        ),
        ask(
          'What if somebody does not open the email?',
          'We tell you which messages could not be delivered and send those again to a corrected address. We do not report who spent what.',
        ),
      ],
    },
    {
      blockType: 'CONTACT',
      title: 'Shall we think along?',
      body: 'Tell us how many people, how much and by when. Call {phone} or write to {email}; we are there {hours}.',
    },
  ],
}

const aboutUs: PageSeed = {
  key: 'about-us',
  language: 'en',
  path: '/about-us/',
  pageType: 'landing',
  title: 'About us',
  metaTitle: 'About {brand}: a shop for giving',
  metaDescription:
    'Who we are, why we believe that letting somebody choose is a compliment, and the small promises we try to keep with every card, wrapper and message we send.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'We think choosing is part of the present',
      body: prose`
        {brand} began with a familiar sight: a cupboard full of well-meant things. Lovely, wrapped, never used. The
        people who gave them had been thinking of somebody; they had just not known what to buy. We thought that you
        could keep the thinking and hand over the buying.

        So we made a shop with more than 200 gift cards, a drawer full of wrappers, and a box for your own words that
        gets the best spot on the page.
      `,
      scene: 'hero',
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      title: 'What you can count on',
      body: prose`
        - **On time.** Digital within one hour. By post in two to three working days. Ordered on a working day before
          17:00, posted the same day.
        - **No surprises at the till.** Fees and postage are in your basket from the first look.
        - **Words matter.** Every card can carry a message, and we print it as you wrote it.
        - **Private.** We do not tell the giver what was bought, and we do not tell anybody else either.
        - **People.** Our customer support consists of people, who are there {hours}.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Once a month, a bit of magic',
      body: prose`
        On the first Monday of each month we draw one Choice Gift Card and double what is on it. There is no catch and
        no small print with teeth. The winner gets an email, checks it twice and then usually sends us a picture of
        what it became: a bicycle, a birthday dinner for nine, a very fine lamp.
      `,
      scene: 'doubler',
      link: { title: 'How the doubler works', href: '/doubler/' },
      imageSide: 'left',
    },
    {
      blockType: 'OCCASIONS',
      title: 'The days we work for',
      occasions: ['birthday', 'wedding', 'new-baby', 'get-well-soon', 'retirement', 'teacher-thank-you'],
      link: { title: 'View all occasions', href: '/occasions/' },
    },
    {
      blockType: 'CONTACT',
      title: 'Come and say hello',
      body: '{brand} is a trade name of {company}, {address}. Call {phone} or write to {email}. We are there {hours}, and we read everything.',
    },
  ],
}

const howItWorks: PageSeed = {
  key: 'how-it-works',
  language: 'en',
  path: '/how-it-works/',
  pageType: 'landing',
  title: 'How it works',
  metaTitle: 'How it works: choose, wrap and send a gift card',
  metaDescription:
    'How to give a gift card: choose a brand and an amount, wrap it, write a few words and say where and when. Three steps, with answers to what you may wonder.',
  blocks: [
    {
      blockType: 'STEPS',
      title: 'Giving a card',
      steps: [
        {
          title: 'Choose a card and an amount',
          body: 'Search by brand, category or occasion. Digital or physical: the product page shows what is possible.',
          scene: 'choose-card',
        },
        {
          title: 'Wrap it and write',
          body: 'Choose a wrapper, a gift box if you like, and a message of up to 150 characters.',
          scene: 'wrap-it',
        },
        {
          title: 'Say where and when',
          body: 'To them or to you, now or on a date of your choice, to one recipient or to many. Pay once, and we do the rest.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'STEPS',
      title: 'Redeeming a Choice Gift Card',
      steps: [
        {
          title: 'Enter number and PIN',
          body: 'The 19 digits and the 6-digit PIN of your card, or simply open the link in your gift email.',
          scene: 'redeem',
        },
        {
          title: 'Choose what you like',
          body: 'Divide the balance over as many cards as you wish. Pay extra if you fancy something bigger.',
          scene: 'choice-card',
        },
        {
          title: 'Enjoy',
          body: 'Digital cards arrive within one hour, physical ones in two to three working days. What is left stays yours.',
          scene: 'congratulations',
        },
      ],
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Activating a blank card',
      body: prose`
        Blank Choice Gift Cards come in packs of three and wait in a drawer until you need one. Then it is four short
        steps on the [activation page](/activate/):

        1. Enter the 19-digit card number.
        2. Choose the amount.
        3. Leave your email address for the confirmation.
        4. Pay.

        The card is ready within 24 hours after payment. All gone? [Reorder](/reorder/) a pack.
      `,
      scene: 'blank-cards',
      link: { title: 'Activate a card', href: '/activate/' },
      imageSide: 'right',
    },
    {
      blockType: 'CATEGORIES',
      title: 'More than 200 brands in sixteen categories',
      categories: ['fashion', 'food-drink', 'travel', 'home-garden', 'games', 'beauty-wellness', 'kids-baby', 'experiences'],
      link: { title: 'View all categories', href: '/category/all-gift-cards/' },
    },
    {
      blockType: 'FAQ',
      title: 'What else you may want to know',
      questions: [
        ask(
          'Which should I choose, digital or physical?',
          'Digital if it has to be there today, if they live far away or if you want to set the exact time. Physical if you like to hand something over, or if they do not live by their inbox.',
        ),
        ask(
          'Can I combine cards?',
          'Cards of the same type, yes: add them up in the redeem screen. Different types cannot be combined.',
        ),
        ask(
          'How does the doubler fit in?',
          'Every Choice Gift Card can be entered for the draw on the first Monday of the month. One winner sees the balance doubled. See the [doubler](/doubler/).',
        ),
        ask('Where can I get help?', 'At [customer support](/support/), or from a real person at {phone}, {hours}.'),
      ],
    },
  ],
}

const giftCardSafety: PageSeed = {
  key: 'gift-card-safety',
  language: 'en',
  path: '/gift-card-safety/',
  pageType: 'landing',
  title: 'Safe with gift cards',
  metaTitle: 'Gift card safety: keep your balance to yourself',
  metaDescription:
    'A gift card is money. How we protect yours, how you protect it yourself, and what to do at once if someone has tricked you or your card has been stolen.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      title: 'The one rule',
      body: prose`
        **Nobody honest will ever ask you to pay them with a gift card.** Not the tax office, not your bank, not your
        boss in a meeting, not your daughter with a new number. If somebody asks for the codes, hang up, close the
        message and call the real person on a number you already had.
      `,
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'What we do',
      usps: [
        'Number and PIN never travel together in one email',
        'Card numbers and PINs are stored encrypted',
        'After five wrong PINs a card is blocked for 24 hours',
        'We never ask for your PIN by phone, email or chat',
        'Stolen cards are blocked as soon as we know',
      ],
      scene: 'account',
      link: { title: 'Read our privacy statement', href: '/cookies-privacy-statement/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'What you can do',
      body: prose`
        - Keep the card and the receipt together until it has been spent.
        - Scratch the PIN open only when you are about to use it.
        - Check your balance only at [our balance page](/check-your-balance/) or with the brand itself.
        - Do not post a picture of your card, however proud you are of it.
        - Buy from shops you know, never half price from a stranger.

        The tricks that thieves use, and how to see through them, are in [how to spot a gift card
        scam](/blog/how-to-spot-a-gift-card-scam/).
      `,
    },
    {
      blockType: 'FAQ',
      title: 'If it has happened',
      questions: [
        ask(
          'I have given someone my codes. What now?',
          'Call {phone} straight away, or write to {email} with the order number. We block what has not been spent. Then call your bank and report it to the police.',
        ),
        ask(
          'My card has been stolen',
          'Tell us, with the order number or the email address of the giver. We block the card and move what is left to a new one.',
        ),
        ask(
          'I received a gift I did not expect. Is it real?',
          'A real gift email names the giver, carries a message and asks you for nothing. If you have doubts, do not click; forward it to {email} and we will look at it.',
        ),
        ask(
          'I got a message that I won the doubler',
          'The winner gets an email on or shortly after the first Monday of the month. It never asks for a payment or a PIN. If yours does, it is not from us.',
        ),
      ],
    },
    {
      blockType: 'BANNER',
      title: 'Rather be safe than sorry?',
      body: 'Ask us. No question is too small, and we would much rather answer ten of them than block one card.',
      link: { title: 'Contact us', href: '/contact-us/' },
      scene: 'contact',
      tone: 'quiet',
    },
  ],
}

export const landingPages: readonly PageSeed[] = [
  lastMinuteGifts,
  giftCardsForTeachers,
  corporateChristmas,
  aboutUs,
  howItWorks,
  giftCardSafety,
]
