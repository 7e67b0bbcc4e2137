import type { PageSeed } from '../types.ts'
import { ask, prose } from './prose.ts'

export const businessPages: readonly PageSeed[] = [
  {
    key: 'business',
    language: 'en',
    path: '/business/',
    pageType: 'business',
    title: 'Gift cards for business',
    metaTitle: 'Business gift cards for staff and customers',
    metaDescription:
      'Thank ten people or ten thousand: gift cards with your message, to one address or to every front door. Order by invoice and get a quote within one hour.',
    blocks: [
      {
        blockType: 'TITLE_USPS_IMAGE',
        title: 'Always a suitable business gift',
        usps: [
          'A quote within one hour during opening times',
          'Digital in every inbox within the hour, or by post to every front door',
          'One list of recipients, one payment, one invoice with your reference',
          'Wrappers and messages that sound like you, not like a department',
          'Gift cards are exempt from VAT',
        ],
        scene: 'business',
        link: { title: 'Request a quote', href: '/business/#quote' },
      },
      {
        blockType: 'TITLE_BODY',
        title: 'A thank-you that does not end up in the cupboard',
        body: prose`
          Every office has that cupboard: the branded mugs, the fleece that fits nobody, the hamper with the one jar
          that everyone leaves. A gift card is the opposite. It is as personal as the message you put on it and as
          useful as the person who opens it wants it to be.

          Companies come to us for four reasons:

          - **Saying thank you** after a project, a launch or a long winter.
          - **Celebrating** birthdays, work anniversaries, weddings, babies and farewells, without somebody having to
            collect coins in an envelope.
          - **The end of the year**, when everybody should get something on the same day, wherever they work.
          - **Customers**, who deserve something when they recommend you, or when something went wrong and you put it
            right.
        `,
      },
      {
        blockType: 'STEPS',
        title: 'Three steps, one afternoon',
        steps: [
          {
            title: 'Tell us what you need',
            body: 'How many people, which amount, which day. You have a quote within one hour during opening times.',
            scene: 'business-team',
          },
          {
            title: 'Choose cards and wrapping',
            body: 'One card for everybody, or the Choice Gift Card so that each person can pick. Add your message.',
            scene: 'wrap-it',
          },
          {
            title: 'We deliver',
            body: 'To your office, to all inboxes at nine sharp, or to every home address. You get one invoice.',
            scene: 'send-it',
          },
        ],
      },
      {
        blockType: 'WITH_HAND',
        title: 'Two hundred tastes, one card',
        body: 'Your colleague in the warehouse wants boots, your colleague in finance wants a night away. With the Choice Gift Card you choose the amount and they choose the rest, from shops and restaurants to streaming and good causes.',
        product: 'all-in-one-gift-card',
        link: { title: 'Discover the Choice Gift Card', href: '/gift-cards/all-in-one-gift-card/' },
      },
      {
        blockType: 'TESTIMONIALS',
        title: 'What companies say',
        testimonials: [
          {
            name: 'Joanna Pell, people manager at Harrow & Finch Architects',
            city: 'Bristol',
            rating: 5,
            body: 'Forty-two cards to forty-two home addresses, each with a line of its own. I sent one spreadsheet on Monday and had nothing left to do but collect the compliments.',
            on: '2026-01-14',
          },
          {
            name: 'Deepak Sethi, founder of Millpond Logistics',
            city: 'Leicester',
            rating: 5,
            body: 'The quote came before I had finished my tea. Drivers who never set foot in the office got theirs at the same minute as the rest of us.',
            on: '2026-03-05',
          },
          {
            name: 'Ruth Macleod, practice manager at Quayside Dental',
            city: 'Aberdeen',
            rating: 4,
            body: 'We keep a pack of blank cards in the drawer for birthdays. One cover had a crease and was replaced within two days without a discussion.',
            on: '2026-05-21',
          },
          {
            name: 'Owen Trevithick, head of service at Larkfield Energy',
            city: 'Truro',
            rating: 5,
            body: 'We send a digital card when we have let a customer down. It costs less than a complaint procedure and people actually write back to say thank you.',
            on: '2026-08-27',
          },
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Questions from businesses',
        questions: [
          ask(
            'How quickly do I get a quote?',
            'Within one hour while we are there: {hours}. Outside those hours your request is the first we answer when we open again.',
          ),
          ask(
            'Can we pay by invoice?',
            'Where the shop in your country offers it, yes. You get a pro forma invoice, and we send the cards as soon as your payment has arrived. Companies we have approved pay within fourteen days after the cards were sent: ask us.',
          ),
          ask(
            'Do we pay VAT on gift cards?',
            'No. Gift cards are exempt from VAT. Wrapping, service fee and shipping are not; the invoice shows both separately. Whether a gift to staff is taxed as pay is something your accountant knows best.',
          ),
          ask(
            'Can we send to many addresses at once?',
            'Yes. Give us a list with names and email or postal addresses. Every recipient gets a shipment of their own, and you see on one page which have been sent.',
          ),
          ask(
            'Can you put our logo on the wrapper?',
            'From fifty cards upwards we print sleeves with your logo and colours. Count on ten working days and ask for a proof with your quote.',
          ),
          ask(
            'What happens to cards that are never opened?',
            'We tell you which emails could not be delivered, so that you can correct the address. We do not report what people spend, or on what: that is theirs.',
          ),
        ],
      },
      {
        blockType: 'BANNER',
        title: 'Tell us the number, the amount and the day',
        body: 'We take care of everything between your idea and their smile. Call {phone} or write to {email}.',
        link: { title: 'Request a quote', href: '/business/#quote' },
        scene: 'business-team',
        tone: 'trust',
      },
    ],
  },
]
