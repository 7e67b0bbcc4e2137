import type { PageSeed } from '../types.ts'
import { ask } from './prose.ts'

export const choiceGiftCardPages: readonly PageSeed[] = [
  {
    key: 'choice-gift-card',
    language: 'en',
    path: '/gift-cards/all-in-one-gift-card/',
    pageType: 'landing',
    title: 'Choice Gift Card',
    metaTitle: 'Choice Gift Card: one card for 200+ brands',
    metaDescription:
      'You choose the amount, they choose the present. The Choice Gift Card can be exchanged for more than 200 brands and good causes, at once or a little at a time.',
    blocks: [
      {
        blockType: 'STEPS',
        title: 'How the Choice Gift Card works',
        steps: [
          {
            title: 'You choose an amount',
            body: 'Any whole amount, wrapped for the day and with a few words of your own. By email within the hour, or by post.',
            scene: 'choose-card',
          },
          {
            title: 'They unwrap it',
            body: 'The card has a number and a PIN. They show the recipient the balance, and everything it can become.',
            scene: 'redeem',
          },
          {
            title: 'They choose the present',
            body: 'One brand or five, today or next spring. What is left stays on the card until it is wanted.',
            scene: 'choice-card',
          },
        ],
      },
      {
        blockType: 'PRODUCT_REFERENCE',
        title: 'A few of the brands they can pick',
        products: [
          'copper-colander',
          'wayfarer-and-wick',
          'foxglove-and-folio',
          'pixel-orchard',
          'stillwater-and-sage',
          'third-kettle',
          'hearth-and-heron',
          'pottering-shed',
        ],
        link: { title: 'See all brands', href: '/gift-cards/' },
      },
      {
        blockType: 'CATEGORIES',
        title: 'Something for every taste',
        categories: [
          'food-drink',
          'fashion',
          'travel',
          'home-garden',
          'experiences',
          'beauty-wellness',
          'games',
          'books-stationery',
          'sport-outdoor',
          'kids-baby',
          'streaming-music',
          'good-causes',
        ],
        link: { title: 'All categories', href: '/category/all-gift-cards/' },
      },
      {
        blockType: 'BANNER',
        title: 'Have you been given one?',
        body: 'Lovely. Enter the card number and PIN, see your balance and choose what it becomes.',
        link: { title: 'Check your balance', href: '/check-your-balance/' },
        scene: 'redeem',
        tone: 'trust',
      },
      {
        blockType: 'FAQ',
        title: 'Questions about the Choice Gift Card',
        questions: [
          ask(
            'Where can it be spent?',
            'Here, online. The balance is exchanged for the gift cards of the brands in this shop, and those are spent with the brand itself: online, in store or both.',
          ),
          ask(
            'Does it have to be spent all at once?',
            'No. The recipient may choose several cards, on several days. What is left stays on the card.',
          ),
          ask(
            'How long is it valid?',
            'Five years from the day it was bought. The date is shown with the balance. A brand card that was chosen has a date of its own.',
          ),
          ask(
            'Can two Choice Gift Cards be added up?',
            'Yes. When the recipient has chosen more than one card holds, the rest can be paid with another card or in the usual ways.',
          ),
          ask(
            'What if the card is lost?',
            'Write to {email} with the order number. A digital card can be sent again; of a card by post we need to know when it was ordered. Never send us the PIN.',
          ),
        ],
      },
    ],
  },
]
