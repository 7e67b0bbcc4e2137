import type { PageSeed } from '../types.ts'
import { ask } from './prose.ts'

export const blankGiftCardPages: readonly PageSeed[] = [
  {
    key: 'blank-gift-cards',
    language: 'en',
    path: '/blank-gift-cards/',
    pageType: 'blank-gift-cards',
    title: 'Blank gift cards',
    metaTitle: 'Blank gift cards in packs of 3: fill them later',
    metaDescription:
      'Keep gift cards in a drawer without keeping money there. Blank Choice Gift Cards come in packs of three: activate one online on the day you give it.',
    blocks: [
      {
        blockType: 'TITLE_USPS_IMAGE',
        title: 'A gift in the drawer, worth nothing until you say so',
        usps: [
          'Three cards in a pack, each with its own envelope',
          'No value until you activate them, so they are safe in a desk or in the post',
          'An amount of your choice for each card, decided on the day',
          'One payment for one card or for a thousand, by invoice too',
          'Good for 200+ brands, like every Choice Gift Card',
        ],
        scene: 'blank-cards',
        link: { title: 'Activate a card', href: '/activate/' },
      },
      {
        blockType: 'PRODUCT_REFERENCE',
        title: 'Choose a pack',
        products: ['blank-choice-cards-classic', 'blank-choice-cards-birthday', 'blank-choice-cards-festive'],
        link: { title: 'Reorder a pack', href: '/reorder/' },
      },
      {
        blockType: 'STEPS',
        title: 'From the drawer to the birthday',
        steps: [
          {
            title: 'Order a pack',
            body: 'The cards come by post in two to three working days. You pay for the pack alone.',
            scene: 'choose-card',
          },
          {
            title: 'Activate a card',
            body: 'Enter the 19-digit number, choose the amount, leave your email address and pay. The card is ready within 24 hours after payment.',
            scene: 'blank-cards',
          },
          {
            title: 'Hand it over',
            body: 'Write a few words in the card. It is valid from the day you activated it.',
            scene: 'send-it',
          },
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Questions about blank cards',
        questions: [
          ask(
            'What happens if a blank card gets lost?',
            'Nothing. A card that was never activated holds no money. A card that was activated can be frozen on its [card page](/carddetails/).',
          ),
          ask(
            'Can each card have a different amount?',
            'Yes. On the [activation page](/activate/) you choose one amount for all cards or an amount for each.',
          ),
          ask('We hand out many. Can you help?', 'Gladly: [ask for a quote](/business/), and you hear from us within one hour.'),
        ],
      },
    ],
  },
]
