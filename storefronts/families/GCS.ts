import { defineFamily } from './define-family.ts'

/** Gift Card Square: bright, exact, modern. */
export const GCS = defineFamily({
  family: 'GCS',
  name: 'Gift Card Square',
  domain: 'giftcardsquare.example',
  toggles: { header: 'default', home: 'v1' },
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' }],
  trustMarks: ['trust/secure-checkout', 'trust/same-day', 'trust/five-stars', 'trust/money-safe'],
  socialNetworks: ['facebook', 'instagram', 'tiktok', 'linkedin', 'pinterest'],
  pdpFeaturedBlock: {
    title: { en: 'Not sure what they would choose?', nl: 'Geen idee wat ze zouden kiezen?' },
    body: {
      en: 'Give the Choice Gift Card. They pick from 200+ brands, all at once or a little at a time.',
      nl: 'Geef de Keuzecadeaubon. Zij kiezen uit meer dan 200 merken, in één keer of beetje bij beetje.',
    },
    href: '/gift-cards/all-in-one-gift-card/',
  },
  pdpPromotionBlock: {
    title: { en: 'Thanking a whole team?', nl: 'Een heel team bedanken?' },
    body: {
      en: 'Give us your list and we prepare every card, wrapped and addressed. You have a quote within the hour.',
      nl: 'Geef ons je lijst en wij maken elke kaart klaar. Binnen een uur heb je een offerte.',
    },
    href: '/business/',
  },
  headOffice: {
    legalName: 'Gift Card Square Ltd',
    registrationNumber: '00000057',
    vatNumber: 'GB000000057',
    street: 'Sample Yard',
    houseNumber: '57',
    postCode: 'EC1A 0ZZ',
    city: 'London',
    countryCode: 'GB',
    telephone: '+44 20 7946 0057',
    bankAccount: { accountNumber: 'GB18 TEST 0000 0000 0000 57', bic: 'TESTGB2L' },
    description: {
      en:
        'Gift Card Square brings more than 200 gift cards together in one place. Choose a card, wrap it, add ' +
        'a few words of your own, and we send it by email within the hour or by post the same working day.',
      nl:
        'Gift Card Square brengt meer dan 200 cadeaubonnen samen op één plek. Kies een bon, pak hem in, voeg ' +
        'een persoonlijk bericht toe en wij versturen hem binnen een uur per e-mail of nog dezelfde werkdag ' +
        'per post.',
    },
  },
})
