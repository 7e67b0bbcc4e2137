import type { PageSeed } from '../types.ts'
import { ask } from './prose.ts'

export const helpdeskPages: readonly PageSeed[] = [
  {
    key: 'helpdesk',
    language: 'en',
    path: '/support/',
    pageType: 'helpdesk',
    title: 'How can we help?',
    metaTitle: 'Customer support: answers about your gift card',
    metaDescription:
      'Where is my card, how do I check the balance, can I change an order? Clear answers to the questions we hear most, and real people when you need them.',
    blocks: [
      {
        blockType: 'IMAGE_BODY',
        title: 'Ask away',
        body: 'Most questions are answered below, in the time it takes to boil a kettle. If yours is not among them, our team is there {hours}. Call {phone} or write to {email}, and keep your order number at hand.',
        scene: 'helpdesk',
        link: { title: 'Contact us', href: '/contact-us/' },
        imageSide: 'right',
      },
      {
        blockType: 'FAQ',
        title: 'Ordering and paying',
        questions: [
          ask(
            'Do I need an account to order?',
            'No. You can order as a guest with nothing but your email address. An account is handy if you give often: it keeps your addresses, shows your orders and lets you order again in a few clicks.',
          ),
          ask(
            'Which payment methods do you accept?',
            'The methods that people in your country use most. You see all of them at checkout before you enter anything. Bank transfer is fine too, but your order only goes out once the money has arrived.',
          ),
          ask(
            'My payment failed. Have I been charged?',
            'If we did not send you a confirmation, the payment was not completed. Your basket is kept: go back to the checkout, try again or choose another method. Should your bank show a reservation all the same, it disappears by itself within a few days.',
          ),
          ask(
            'What do I pay on top of the value of the card?',
            'That depends on what you choose. A wrapper or gift box, the service fee and the shipping costs are shown as separate lines as soon as something is in your basket. The total you see there is the total you pay.',
          ),
          ask(
            'Why is there no VAT on my invoice?',
            'Gift cards are exempt from VAT, because the tax is paid when the card is spent. You do find VAT on the invoice for wrapping, service fee and shipping.',
          ),
          ask(
            'Can I change or cancel an order I have just placed?',
            'A digital card is sent at once and cannot be cancelled: you agree to that at checkout. A physical card can be changed as long as it has not been posted, and returned unused within 14 days after it arrives. Read more in our [cancellation policy](/cancelation-policy/).',
          ),
          ask(
            'Is there a limit to how much I can order?',
            'For most cards there is only a smallest and a largest value per card, shown on the product page. Some brands also set a limit per order; for Apple gift cards that is 500 in total. Do you need more? Call {phone} or write to {email} for a quote.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Delivery by email',
        questions: [
          ask(
            'How quickly does a digital gift card arrive?',
            'Within one hour after payment, day and night. Most arrive within a few minutes.',
          ),
          ask(
            'The email has not arrived. What should I do?',
            'Look in the junk and promotions folders and check the address in your order confirmation. If the hour has passed and there is still nothing, write to us with your order number. We can send it again to the right address, as long as the card has not been used.',
          ),
          ask(
            'Can I have it sent on a date in the future?',
            'Yes. Choose the date and time when you add the card to your basket. It is sent at that time, also at weekends and on public holidays.',
          ),
          ask(
            'Can I send it to myself and hand it over in person?',
            'Of course. Choose “For me” when you add the card to your basket. You can print it, or forward the email, when the time comes.',
          ),
          ask(
            'I typed the wrong email address. Can you still change it?',
            'Usually, yes. Has the card not been opened yet? Then we close the old link and send a new one to the right address. Contact us as soon as you notice.',
          ),
          ask(
            'Does the recipient see what I paid?',
            'They see the value of the card and your message. They do not see what you paid for wrapping, the fee or the rest of your order.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Delivery by post',
        questions: [
          ask(
            'How long does a physical card take?',
            'Two to three working days after dispatch. What you order on a working day before 17:00 is posted the same day.',
          ),
          ask(
            'I ordered on Friday evening. When will it leave?',
            'On the next working day, normally Monday. Count two to three working days from there. If that is too late, a digital card in a nice wrapper can be there within the hour.',
          ),
          ask(
            'Does someone have to be at home?',
            'Not for most orders: a card with a wrapper fits through the letterbox. A gift box is delivered at the door between 10:00 and 17:30.',
          ),
          ask(
            'Can I send cards to several addresses in one order?',
            'Yes. Add a recipient for each address at the delivery step. Every recipient gets a shipment with their own wrapper and message, and you pay once.',
          ),
          ask(
            'My card has not arrived after five working days',
            'That is too long. Send us your order number and we will look into it. If the card is lost we block it and send a new one, at no cost to you.',
          ),
          ask(
            'The card arrived damaged',
            'Take a photograph of the card and the envelope, with the PIN covered, and mail it to {email}. We replace it straight away.',
          ),
          ask(
            'Do you also deliver abroad?',
            'We post to addresses in the country of the shop you are visiting. For someone elsewhere, use the shop of their country (see the switcher at the bottom of the page) or send a digital card, which knows no borders. Do check first where the card can be spent.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Wrapping and messages',
        questions: [
          ask(
            'How long may my message be?',
            'At most 150 characters, about two good sentences. The counter next to the field tells you how many are left. Emojis and links cannot be used, because a printer cannot do much with them.',
          ),
          ask(
            'Can I see how it will look?',
            'Yes. The preview on the product page shows the card, the wrapper and your message together, and changes as you type.',
          ),
          ask(
            'What is the difference between a wrapper and a gift box?',
            'A wrapper is the sleeve around the card, in the style of the occasion. A gift box, which may also be a tin or a pouch, is what the whole goes into. You can use one, both or neither.',
          ),
          ask(
            'Can a digital card be wrapped too?',
            'Certainly. The recipient first sees the wrapper of your choice on screen, opens it and reads your message before the card appears.',
          ),
          ask(
            'Is there a price or an invoice in the envelope?',
            'No. The envelope holds the gift and your message. The invoice goes to you by email.',
          ),
          ask(
            'I forgot to add a message',
            'Tell us before the card leaves. For a digital card planned for a later date that is nearly always possible; for a physical card until about 17:00 on the day it is posted.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Choice Gift Card, balance and redeeming',
        questions: [
          ask(
            'What is the Choice Gift Card?',
            'One card that can be exchanged for the cards of many brands. You decide on the amount and the recipient decides on the shop. Have a look at the [Choice Gift Card](/gift-cards/all-in-one-gift-card/).',
          ),
          ask(
            'How do I redeem my Choice Gift Card?',
            'Go to [check your balance](/check-your-balance/), enter the 19-digit card number and the 6-digit PIN, and choose what you like. The cards you choose are sent to your email address within the hour.',
          ),
          ask(
            'Where do I find the card number and the PIN?',
            'On a physical card they are on the back; scratch the panel gently to see the PIN. With a digital card you open the link in the email. We never ask for your PIN by phone or email.',
          ),
          ask(
            'Do I have to spend the whole balance at once?',
            'No. You may spread it over several cards and several visits. What remains must be enough for a next choice; the screen warns you before you confirm.',
          ),
          ask(
            'May I pay extra?',
            'Yes. If the card you want costs more than your balance, you pay the difference at the redeem checkout.',
          ),
          ask(
            'Can I combine two gift cards?',
            'Only cards of the same type can be combined. Add the second card in the redeem screen with its own number and PIN.',
          ),
          ask(
            'It says that my card number is not known',
            'Check all 19 digits; a card of one single brand has another number and is spent with that brand itself. Was the card bought blank? Then it may not have been activated yet.',
          ),
          ask(
            'My card has been blocked',
            'After five wrong PINs the card is blocked for 24 hours, to keep thieves out. Wait a day and try again with the card in your hand. If it is still blocked, call {phone}.',
          ),
          ask(
            'How long is my card valid?',
            'The date is printed on the card and stated in the email. It differs from brand to brand, so look at it when you receive the card.',
          ),
          ask(
            'I have lost my card',
            'Contact us with the order number or the email of the giver. We block what is left on it and put that on a new card. What has been spent already cannot be brought back.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Blank cards, accounts and business',
        questions: [
          ask(
            'What are blank Choice Gift Cards?',
            'Cards without a value, in packs of three, for the drawer at home or at the office. When you need one, you put an amount on it and give it the same day.',
          ),
          ask(
            'How do I activate a blank card?',
            'Go to [activate](/activate/) and follow the four steps: card number, amount, email address, payment. The card can be spent within 24 hours after payment, and usually much sooner.',
          ),
          ask(
            'How do I order more blank cards?',
            'Use [reorder](/reorder/). You will find the packs there, and your earlier orders if you are logged in.',
          ),
          ask(
            'How does the doubler work?',
            'Enter the number of your Choice Gift Card on the [doubler](/doubler/) page. On the first Monday of each month we draw one winner, whose balance is doubled. It is free, and your card can be spent as usual in the meantime.',
          ),
          ask(
            'I have forgotten my password',
            'Choose [forgot password](/account/forgot-password/) and enter your email address. You receive a link to set a new one. It has at least 8 characters.',
          ),
          ask(
            'How do I delete my account?',
            'Log in, go to your details and choose to delete your account. It cannot be undone. Gift cards you gave or received remain valid.',
          ),
          ask(
            'Where do I find my invoice?',
            'It is attached to your order: log in and open it under your orders, or use the link in the confirmation email. Business orders can have the invoice sent to another address.',
          ),
          ask(
            'Can I order for my company?',
            'Gladly. From five cards to five thousand, with your own reference and by invoice where possible. Call {phone} or write to {email}, and you have a quote within one hour during opening times. Our [business page](/business/) shows what is possible.',
          ),
        ],
      },
    ],
  },
]
