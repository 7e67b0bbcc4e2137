import type { PageSeed } from '../types.ts'
import { ask } from './prose.ts'

export const contactPages: readonly PageSeed[] = [
  {
    key: 'contact',
    language: 'en',
    path: '/contact-us/',
    pageType: 'contacts',
    title: 'Contact us',
    metaTitle: 'Contact us: a real person answers your question',
    metaDescription:
      'Call us or write to us. Our customer support team is there {hours} and answers questions about orders, gift cards and business gifts.',
    blocks: [
      {
        blockType: 'CONTACT',
        title: 'We would love to hear from you',
        body: 'A question about an order, a card that will not do as it is told, or simply no idea what to give? Call {phone} or write to {email}. We are there {hours}. Have your order number ready if you can, but never send us a PIN.',
      },
      {
        blockType: 'FAQ',
        title: 'This may help',
        questions: [
          ask(
            'When will I get an answer?',
            'We answer messages on working days, most of them within a few hours and all of them within two working days. By phone we are there {hours}.',
          ),
          ask(
            'What should I put in my message?',
            'Your order number, what you expected and what happened instead. For a Choice Gift Card the last four digits of the card number are enough. Leave out the PIN: we never need it.',
          ),
          ask(
            'My digital card has not arrived',
            'Look in the junk folder and check the email address in your confirmation. If more than an hour has passed since you paid, write to us and we will send it again.',
          ),
          ask(
            'I would like a quote for my company',
            'Fill in [the form on our business page](/business/#quote), or call {phone}. During opening hours you have an answer within one hour.',
          ),
          ask(
            'Can I drop by?',
            'We have no shop counter, only desks and a good deal of wrapping paper. Post is welcome at {company}, {address}.',
          ),
        ],
      },
    ],
  },
]
