import type { PageSeed } from '../types.ts'
import { prose } from './prose.ts'

const delivery: PageSeed = {
  key: 'delivery',
  language: 'en',
  path: '/delivery/',
  pageType: 'terms',
  title: 'Delivery',
  metaTitle: 'Delivery: by email within 1 hour or by post in 2–3 days',
  metaDescription:
    'Digital gift cards arrive by email within 1 hour, physical cards by post in 2–3 working days. Order before 17:00 on a working day and we post it today.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'From our hands to theirs',
      body: prose`
        A gift has to be on time, so we keep our promises short and exact. Digital cards travel by email and arrive
        within one hour. Physical cards travel by post and take two to three working days. Either way you choose who
        receives it: the person you are spoiling, or you, so that you can hand it over yourself.
      `,
      scene: 'delivery',
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      title: 'The promises at a glance',
      body: prose`
        | Promise | Digital gift card | Physical gift card |
        |---|---|---|
        | How it travels | By email | By the national postal carrier |
        | When it arrives | Within 1 hour of payment | In 2–3 working days |
        | Ordered before 17:00 on a working day | Sent straight away, as always | Posted the same day |
        | Ordered later, or at a weekend | Sent straight away, as always | Posted the next working day |
        | On a date you choose | Yes | Yes, as a day of dispatch |
        | Wrapper and personal message | Yes, on screen | Yes, on paper |

        A working day is Monday to Friday, except public holidays in the country you order from.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Digital gift cards',
      body: prose`
        We send digital cards day and night, also on Sundays and at Christmas. The email goes out as soon as your
        payment is confirmed and reaches the inbox within one hour. Pay by bank transfer, and the hour starts when the
        transfer has reached us.

        Would you rather have it arrive on the morning of the birthday itself? Choose a delivery date and time in your
        basket and we will wait for that moment.

        **Nothing there after an hour?** Look in the junk and promotions folders first. Then check the address in your
        order confirmation: one wrong letter is the usual culprit. Still nothing? Write to {email} with your order
        number and we will put it right.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Physical gift cards',
      body: prose`
        Orders placed on working days before 17:00 are posted the same day. The postal carrier then needs two to
        three working days. Where a parcel is brought to the door, it comes between 10:00 and 17:30. Most cards are
        slim enough for the letterbox, so nobody has to stay in for them.

        A few things worth knowing:

        - **Several recipients.** One order can go to many addresses. Each recipient gets a shipment of their own, with
          their own wrapper and message.
        - **Postage.** Shipping costs are listed on a line of their own, from the first look at your basket. Nothing
          is added at the last step.
        - **Busy weeks.** In December and around Mother’s Day the post is slower than usual. Order a few days early,
          or choose a digital card.
        - **Blank Choice Gift Cards** come in packs of three and hold no value until you activate them. They travel
          like any other physical card.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'If something goes wrong on the way',
      body: prose`
        Has a physical card not arrived after five working days? Let us know at {email} or call {phone}; we are there
        {hours}. We check the shipment, block the card if it is missing and send a new one. You do not pay twice for a
        letter that lost its way.

        Did you give us an address with a mistake in it? Tell us quickly: as long as the card has not left us, we can
        change it.
      `,
    },
  ],
}

const cancellation: PageSeed = {
  key: 'cancellation',
  language: 'en',
  path: '/cancelation-policy/',
  pageType: 'terms',
  title: 'Cancellation policy',
  metaTitle: 'Cancellation policy: what you can return, and how',
  metaDescription:
    'Changed your mind? Unused physical gift cards can be returned within 14 days. For digital cards you waive the right to cancel at checkout. Here is how.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Buying a gift for someone else always carries a little doubt. Here is, in plain words, what you can still
        change after ordering and what you cannot.

        ## Digital gift cards and donations

        A digital gift card is made and sent the moment you pay, and whoever holds its code can spend it. That is why,
        at checkout, you ask us to start at once and accept that you **waive your right to cancel** as soon as the
        card has been sent. Without that agreement we could only deliver after fourteen days, which is no use to
        anybody with a party tonight.

        The same holds for donations: they are passed on to the good cause, and we cannot take them back from there.

        Have you planned a digital card for a later date, and has it not been sent yet? Write to us before that
        moment. We can correct the email address or move the date.

        ## Physical gift cards

        You may cancel an order of physical gift cards up to fourteen days after you, or the recipient, got them. You
        need not give a reason. The conditions are short:

        1. The card is unused and its PIN is still covered.
        2. The card has not been activated or added to another balance.
        3. You tell us within fourteen days and send the card back within fourteen days after that.

        Wrappers, gift boxes and cards printed with your own message are made for you personally. We cannot take those
        back, unless there is something wrong with them.

        ## Blank Choice Gift Cards

        A sealed pack of three blank cards can be returned within fourteen days. Once a card has been activated it is
        worth money, and it counts as a digital card: the right to cancel has ended.

        ## How to cancel

        Send an email to {email} with your order number and the words ‘I cancel my order’, or call us at {phone}. We
        are there {hours}. We confirm what you sent and tell you where to post the card. Postage for the return is
        yours to pay, and we advise you to use a service with proof of posting.

        ## Your money back

        We refund what you paid for the returned cards, with the standard shipping costs if you cancel the whole
        order, within fourteen days after your message. We may wait until the cards have reached us. The money goes
        back the way it came: the same account, the same card.

        ## Model form

        You may copy this, but you do not have to.

        - To {company}, {address}, {email}:
        - I hereby cancel my order of the following gift cards: …
        - Order number: …
        - Received on: …
        - Name and address: …
        - Date (and signature, if on paper): …

        ## A card that does not work

        This page is about changing your mind. A card that arrives damaged, with the wrong value or with a code that
        does not work is another matter: we repair that, whatever kind of card it is and however long ago you bought
        it. See our [customer support](/support/).
      `,
    },
  ],
}

const terms: PageSeed = {
  key: 'terms',
  language: 'en',
  path: '/terms-conditions/',
  pageType: 'terms',
  title: 'Terms and conditions',
  metaTitle: 'Terms and conditions of our gift card shop',
  metaDescription:
    'The agreement between you and us in readable English: ordering, paying, delivery, validity, the Choice Gift Card, the doubler and what to do if it goes wrong.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        These terms apply to every order you place with {brand}. We have tried to write them the way we would explain
        them across a counter. They hold from 1 January 2026.

        ## 1. Who we are

        {brand} is a trade name of {company}, {address}. You reach us at {email} and {phone}, {hours}. Where these
        terms say ‘we’, they mean {company}. ‘You’ is whoever places the order, and ‘the recipient’ is whoever gets the
        card.

        ## 2. What we sell

        We sell gift cards in digital and physical form, donations to good causes, blank Choice Gift Cards that you
        activate yourself, and wrappings that go with them. A gift card is a claim on the company named on it (‘the
        brand’), up to the value of the card. What you buy with the card, you buy from that brand, under the brand’s
        own terms. Every product page says where a card can be spent, whether online or in shops, and how long it is
        valid.

        ## 3. Ordering

        The agreement is made when we confirm your order by email. Before you pay, you see all cards, wrappings,
        recipients, fees and the total on one page, and can correct every line. We may refuse an order or limit its
        size if there is a good reason, for instance a suspicion of fraud, an obvious mistake in a price or a limit
        that a brand imposes. If you have paid already, we refund you at once.

        You must be eighteen or older to order, or have the consent of a parent or guardian.

        ## 4. Prices, fees and VAT

        You pay the face value of the card, plus the wrapping, service fee and shipping costs that are shown as
        separate lines. The total in your basket is the total you pay. Gift cards are exempt from VAT: tax is charged
        when the card is spent, not when it is bought. VAT on wrappings, fees and shipping is included in the prices
        shown and is itemised on your invoice.

        ## 5. Payment

        The payment methods available to you are shown at checkout. With a bank transfer your order remains pending
        until the money has arrived, and so does a business order by invoice. Businesses that we have approved pay an
        invoice within fourteen days after we sent the cards. If a payment fails you may try again. If you leave without
        paying, the order lapses and nothing is charged.

        ## 6. Delivery

        We send digital cards by email within one hour after payment, or at the time you choose. Physical cards are
        sent by post and arrive in two to three working days; what is ordered on a working day before 17:00 is
        posted the same day. The [delivery page](/delivery/) is part of these terms. You are responsible for a
        correct address. The risk of loss passes to you or the recipient on delivery, and not before.

        ## 7. Cancelling

        For digital cards and donations you ask us at checkout to deliver at once, and you waive your right to cancel
        once they have been sent. For physical cards you have fourteen days. The details are in our [cancellation
        policy](/cancelation-policy/).

        ## 8. Personal messages

        You may add a message of up to 150 characters. Keep it kind. We may refuse a message that is threatening,
        hateful or unlawful, or that contains a link. We do not read messages, except when a system or a recipient
        warns us.

        ## 9. Value and validity

        A card is valid until the date stated on it or in its email. After that date it can no longer be spent,
        unless the law or the brand gives you longer. A card cannot be exchanged for cash, earns no interest and
        cannot be topped up, unless the card itself says so. Treat a card as money: whoever has the number and the PIN
        can spend it.

        ## 10. The Choice Gift Card

        A Choice Gift Card can be exchanged for the gift cards of many brands in our shop. You redeem it with its card
        number of 19 digits and its PIN of 6 digits.

        1. You may spend the balance in parts, as long as no remainder is left that is smaller than the minimum of the
           brand you choose. The screen says so before you confirm.
        2. You may add money of your own if the card of your choice costs more.
        3. Only cards of the same type can be combined in one exchange.
        4. After a number of wrong PINs we block the card for a while, for the safety of its owner. Customer support
           can help.
        5. Once exchanged for a digital card, the exchange cannot be undone.

        ## 11. Blank cards and activation

        Blank Choice Gift Cards come in packs of three and hold no value. You activate a card by entering its number,
        an amount and your email address, and by paying. Activation is done within 24 hours after payment. We cannot
        move a balance to another card because the wrong number was entered, unless the balance is still untouched.

        ## 12. The doubler

        Where {brand} offers the doubler, holders of a Choice Gift Card may enter it for the monthly draw. One winner
        is drawn on the first Monday of each month, and the winner’s balance is doubled. Taking part is free, every
        card counts once per draw, and chance alone decides. We inform the winner by email. Our own staff and their
        households may not take part. Entries made with stolen cards or by automatic means are void.

        ## 13. Lost, stolen or misused cards

        Tell us as soon as you notice. We block what is left on the card if that is still possible and, once you have
        proved your purchase, put the remainder on a new card. We cannot replace what was spent before we heard from
        you. You may not resell our cards commercially, use them to hide where money comes from, or try to guess
        numbers and PINs. We report the last two.

        ## 14. Your account

        You can order as a guest or with an account. Keep your password to yourself. You may delete your account at
        any time; orders we must keep for the tax authorities remain in our books and nowhere else.

        ## 15. If a brand stops

        Should a brand cease trading before its card has been spent, the claim is on that brand. We will tell you what
        we know and help you to lodge your claim. For Choice Gift Cards this risk does not exist until you have chosen
        a brand.

        ## 16. Liability

        We are liable for damage that is our fault, up to the amount of your order. That limit does not apply to
        intent, gross negligence, personal injury or anything else for which the law does not allow a limit. Your
        statutory rights as a consumer stay as they are.

        ## 17. Complaints and law

        Write to {email} or use the [contact page](/contact-us/). You get an answer within two working days, and a
        solution or a clear explanation within fourteen days. If we cannot agree, you may turn to the alternative
        dispute body or the court of the place where you live.

        These terms are governed by the law of the country in which {company} is established. If you are a consumer,
        you keep the protection of the mandatory law of your own country.

        ## 18. Changes

        We may change these terms for future orders. The terms that applied on the day of your order continue to apply
        to that order. If one provision turns out to be invalid, the rest remains in force.
      `,
    },
  ],
}

const privacy: PageSeed = {
  key: 'privacy',
  language: 'en',
  path: '/cookies-privacy-statement/',
  pageType: 'terms',
  title: 'Privacy statement',
  metaTitle: 'Privacy statement: which data we keep, why and how long',
  metaDescription:
    'Which personal data we need to deliver a gift, who gets to see it, how long we keep it and how you view, correct or delete it. Written to be read, not skipped.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        To send a gift we need to know a few things about you and about the person you are giving it to. We ask for no
        more than that, we do not sell it, and we delete it when we no longer need it. This statement holds from 1
        January 2026.

        ## Who is responsible

        {company}, {address}, decides what happens with your data when you use {brand}. Questions about privacy? Write
        to {email} with ‘privacy’ in the subject line.

        ## What we use, and why

        | Data | What for | On what ground |
        |---|---|---|
        | Your name, email address, phone number, billing address | To take, confirm and invoice your order | Our agreement with you |
        | Name, address or email address of the recipient, and your message | To deliver the gift | Our agreement with you, and the legitimate interest of both of you in a gift that arrives |
        | Company name, VAT and registration number, reference | Business orders, quotes and invoices | Our agreement, and tax law |
        | Payment method, amount, status, a reference of the payment provider | To receive your payment, refund it and prevent fraud | Our agreement, and legitimate interest |
        | Account details and order history | To let you log in, look back and order again | Our agreement |
        | Card number and balance | To check, redeem, activate or double a card | Our agreement with the card’s holder |
        | What you write to customer support | To help you, and to learn from it | Legitimate interest |
        | Newsletter subscription | To send you ideas and offers | Your consent |
        | Internet address and technical logs | To keep the shop working and safe | Legitimate interest |

        We never see or store the full number of your bank card: you give it to our payment provider. We keep the PINs
        of gift cards encrypted, and your password only in a form that cannot be read back.

        ## If you received a gift

        Somebody gave us your name and your postal or email address in order to surprise you. We use it for that gift
        alone. You are not put on a mailing list. In our email with the gift there are no advertisements, and we do
        not tell the giver when or on what you spent the card.

        ## Who else gets to see it

        We share data only with those who need it to do their part:

        - the payment provider and your bank, to handle the payment;
        - the postal carrier, to bring the card;
        - the brand of the card, when it has to issue or check a code (it does not get your name unless the card
          requires it);
        - the companies that host our systems and send our email, under a contract that binds them to our
          instructions;
        - our accountant, the tax authorities or the police, when the law obliges us.

        If one of them works outside the European Economic Area or the United Kingdom, we make sure that the data is
        protected by an adequacy decision or by standard contractual clauses.

        ## How long we keep it

        | Data | Period |
        |---|---|
        | A basket that was never ordered | 30 days |
        | Orders and invoices | As long as tax law requires, at most seven years |
        | Personal messages and addresses of recipients | Three months after the card has expired, so that we can help if it gets lost |
        | Your account | Until you delete it, or after three years without use |
        | Conversations with customer support | Two years |
        | Requests for a quote | One year; an attached list of recipients 30 days |
        | Entries for the doubler | Three months after the draw |
        | Newsletter subscription | Until you unsubscribe |
        | Technical logs | 90 days |
        | The security log: logins and changes of your account, with a number instead of your name | 400 days |
        | Signals of fraud | Up to five years, in a separate file |

        ## Safety

        Every page is sent over an encrypted connection. Card numbers and PINs are stored encrypted, with the keys
        kept elsewhere. Wrong attempts are counted and slowed down. Staff see only what they need for their work.
        Should data leak in spite of all this, we report it to the authority within 72 hours and to you if it may harm
        you.

        ## Decisions by machine

        A computer looks at payments for signs of fraud and may hold or refuse one. If that happens to you, ask us: a
        human being will look at it again.

        ## Cookies

        We use the cookies the shop cannot do without, and others only if you agree. They are all listed in the
        [cookie statement](/cookieverklaring/).

        ## Your rights

        You may at any time:

        - **see** which data we hold about you, and receive a copy;
        - **correct** what is wrong; most of it you can change in your [account](/account/);
        - **delete** your data, or your whole account, as far as the law lets us;
        - **object** to use on the ground of our legitimate interest, or ask us to restrict it;
        - **take your data with you** in a common file format;
        - **withdraw** a consent, as easily as you gave it.

        Write to {email}. We may ask you to show that you are you, and we answer within one month. It costs nothing.
        Are you not satisfied with our answer? You may complain to the data protection authority of your country,
        though we hope you will give us the chance to put it right first.

        ## Children

        Our shop is meant for adults. Gifts may of course go to children; the giver then gives us the address of the
        home. If you believe that a child has given us data, tell us and we will remove it.

        ## Changes

        If we change this statement, the new version appears here with its date. For important changes we send account
        holders a message.
      `,
    },
  ],
}

const cookies: PageSeed = {
  key: 'cookies',
  language: 'en',
  path: '/cookieverklaring/',
  pageType: 'terms',
  title: 'Cookie statement',
  metaTitle: 'Cookie statement: every cookie we use, listed',
  metaDescription:
    'A full list of the cookies and stored settings on this site: what each one remembers, how long it stays and how you change your choice at any time.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        A cookie is a small note that a website leaves in your browser, to know next time what you did before. Some
        are needed to run a shop at all. For the others we ask you first, and ‘no’ is as easy to press as ‘yes’.

        ## Always on: the shop cannot work without them

        | Name | What it remembers | How long |
        |---|---|---|
        | Session | That you are logged in, so that you need not enter your password on every page | Until you log out, 30 days without a visit, or 90 days in all |
        | Known device | That you logged in on this device before, so that a stranger who guesses passwords cannot lock you out here | 400 days |
        | Campaign | That you have seen or closed a notice about a campaign | Until the next campaign, or this visit if you refused preferences |
        | Basket | Which basket is yours | 30 days after your last change |
        | Redeem | Which gift you are unwrapping or redeeming | Until you finish, at most one day |
        | Language | The language you chose, where a shop has more than one | 1 year |
        | Consent | Your answer to our cookie question | 6 months |
        | Store switcher | That you closed the banner about a shop in another country | 2 days |

        These are all set by {brand} itself. Nobody else can read them. Some of them are kept in your browser’s local
        storage instead of a cookie; for you that makes no difference.

        ## Only if you agree

        | Name | What it remembers | How long |
        |---|---|---|
        | Statistics | Which pages are visited and where visitors get stuck, without your name | 13 months |
        | Click number | From which advertisement you came, so that we can tell which ones make sense | 90 days |

        If you say no, everything in the shop works exactly as well.

        ## Changing your mind

        Open the cookie settings at the bottom of every page, where they are offered, and choose again. You can also
        remove all cookies in the settings of your browser. You will then be logged out and your basket will be empty.

        ## More

        What we do with personal data in general is explained in our [privacy statement](/cookies-privacy-statement/).
        A question about a cookie? Write to {email}.
      `,
    },
  ],
}

const redeemPrivacy: PageSeed = {
  key: 'redeem-privacy',
  language: 'en',
  path: '/redeem-privacy/',
  pageType: 'terms',
  title: 'Privacy when you redeem a card',
  metaTitle: 'Privacy when you redeem a gift card',
  metaDescription:
    'You were given a card and want to spend it. Here is which data we ask for when you redeem, what the giver gets to see (nothing) and when we delete it.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Somebody gave you a card: congratulations. This page explains what happens with your data while you redeem it.
        Our general [privacy statement](/cookies-privacy-statement/) applies as well.

        ## What we ask, and why

        - **Card number and PIN**, to find the balance and to be sure that the card is yours. We count wrong attempts,
          in order to stop people who guess.
        - **Your email address**, to send you the cards you choose. We send them nowhere else.
        - **Your name and address**, only if you choose a physical card.
        - **Payment details**, only if you add money of your own. You give these to our payment provider, not to us.

        We do not ask for your date of birth, your phone number is optional, and you do not need an account.

        ## What the giver gets to see

        Nothing. We do not tell the giver, or the employer who gave you the card, what you chose, when you chose it or
        how much is left. Businesses that order cards for their staff only get figures about their own order: how many
        cards were sent and which of those emails could not be delivered.

        ## What the brand gets to see

        The brand you choose receives a request to issue a card of a certain value. It does not receive your name,
        unless you spend the card in its web shop and enter it there yourself.

        ## How long we keep it

        We keep the exchange, with your email address, until three months after the new card has expired, so that we
        can help if you lose it. What tax law requires us to keep, we keep without your message and without the codes.
        A card number that was checked but not redeemed leaves only a technical trace, which disappears after 90 days.

        ## During your visit

        As long as you are redeeming, a cookie remembers which card it concerns. It disappears when you finish, when
        you start afresh or after one day. On a computer that others use as well, close the browser afterwards.

        Questions, or do you want to see or delete your data? Write to {email}. {company}, {address}, is responsible.
      `,
    },
  ],
}

const redeemTerms: PageSeed = {
  key: 'redeem-terms',
  language: 'en',
  path: '/redeem-terms/',
  pageType: 'terms',
  title: 'Terms for redeeming',
  metaTitle: 'Terms for redeeming your gift card',
  metaDescription:
    'The rules for spending a Choice Gift Card: number and PIN, parts and remainders, paying extra, combining cards of the same type, and what happens at expiry.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        These terms apply when you redeem a card at {brand}. They add to our general [terms and
        conditions](/terms-conditions/).

        ## Starting

        You redeem with the link in your gift email, or with the card number (19 digits) and the PIN (6 digits) on
        the [balance page](/check-your-balance/). Whoever has both may spend the card, so give them to nobody. We will
        never phone or email you to ask for them.

        ## Choosing

        1. You see your balance and the cards you can choose. The offer may change; what counts is what the screen
           shows when you confirm.
        2. You may divide the balance over several cards.
        3. Every brand has a smallest and a largest amount. What remains on your card must be zero, or enough for a
           next choice. The screen tells you so in time.
        4. You may also give the balance, or a part of it, to one of the good causes.

        ## Combining and paying extra

        You may add further cards to one exchange, provided they are of the **same type**. If your choice costs more
        than your balance, you pay the difference with one of the payment methods shown. While you are paying we
        reserve your balance for thirty minutes. If the payment fails, the balance is yours again in full.

        ## Confirming

        Until you confirm you may change everything, or start afresh. After confirmation we send the digital cards by
        email within one hour and the physical ones by post in two to three working days. Because digital cards can
        be spent at once, you waive the right to cancel them when you confirm. The value cannot be paid out in cash.

        ## Validity

        Your card is valid until the date shown with your balance. Cards you choose have a validity of their own,
        which starts on the day of the exchange. Redeem in time: after the date the balance lapses, unless the law
        gives you longer.

        ## Blocking

        After several wrong PINs the card is blocked for 24 hours. If it goes on, the card stays blocked until
        customer support has spoken to you. We also block cards that have been reported stolen or whose payment was
        reversed.

        ## Help

        Has something gone wrong? Keep the card and your confirmation and contact us at {email} or {phone}, {hours}.
        Mention the last four digits of the card number, never the PIN.
      `,
    },
  ],
}

const disclaimer: PageSeed = {
  key: 'disclaimer',
  language: 'en',
  path: '/disclaimer/',
  pageType: 'terms',
  title: 'Disclaimer',
  metaTitle: 'Disclaimer: what you may expect of this website',
  metaDescription:
    'We write these pages with care. What that means for prices, pictures, links to other websites and the use of our texts, in a few short paragraphs.',
  noindex: true,
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        These pages are written by {company} with care. Even so, a text may be incomplete or out of date. What you
        order, and what it costs, is what your confirmation says.

        ## Pictures and brands

        Pictures give an impression of a card or a wrapper. Names and marks of brands belong to their owners.

        ## Other websites

        Some links lead to other websites. We chose them with care, but what is on them is up to their owners.

        ## Our texts

        You may quote us and link to us. Please ask at {email} before you copy more than that.
      `,
    },
  ],
}

export const informationPages: readonly PageSeed[] = [
  delivery,
  cancellation,
  terms,
  privacy,
  cookies,
  disclaimer,
  redeemPrivacy,
  redeemTerms,
]
