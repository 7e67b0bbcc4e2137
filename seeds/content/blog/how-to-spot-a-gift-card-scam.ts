import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

export const giftCardScams: PageSeed = {
  key: 'blog-scams',
  language: 'en',
  path: '/blog/how-to-spot-a-gift-card-scam/',
  pageType: 'blog-article',
  title: 'How to spot a gift card scam in one sentence',
  metaTitle: 'Gift card scams: how to spot one and what to do',
  metaDescription:
    'Anyone who asks you to pay them with a gift card is a thief. The stories they tell, the signs to look for, and what to do in the first hour if you paid.',
  article: {
    publishedOn: '2026-07-06',
    author: 'Marieke Dekkers',
    topic: 'Know-how',
    scene: 'blog-money',
    summary: 'You need to remember only one sentence. The rest of this article explains why clever people forget it.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Here is the sentence: **whoever asks you to pay them with a gift card is a thief.** No exceptions. No tax
        office, bank, court, police force, energy company, hospital, landlord or computer firm in the world settles
        its bills in gift cards. A gift card is for giving. If someone wants you to read out the numbers so that they
        can *receive* something, it is a scam, however good the story is.

        You could stop reading now. But the stories are very good, and they are told to people in a hurry, so it is
        worth knowing them beforehand.

        ## Why thieves love gift cards

        For the same reason as the rest of us: they are quick, they work at a distance and nobody has to show a
        passport. A number and a PIN are enough. Within minutes the balance can be spent or sold on, and unlike a bank
        transfer it is hard to call back. That is why our own emails never contain number and PIN together, and why
        we block a card after a handful of wrong PINs. But no lock helps if the owner reads the key out loud.

        ## Five stories, one ending

        | The story | Who tells it | The slip |
        |---|---|---|
        | *I am in a meeting, can you quickly buy some cards for clients? Keep it a surprise.* | ‘Your boss’, from an unfamiliar address or number | A hurry, a secret, and codes *by photo* |
        | *You owe tax, and officers are on their way unless you pay today.* | ‘The tax office’ | No authority takes gift cards |
        | *Hi Mum, I have a new number, mine is broken. Can you help me out?* | ‘Your child’ | Will not be called on the old number |
        | *Your computer is infected. Pay for the licence with a card.* | ‘The help desk’ that rang **you** | They found you, not the other way round |
        | *I long to visit you, but my account is frozen.* | A sweetheart you have never met | It is always money, and never a visit |

        Look at what they share. There is a **reason to hurry**, a **reason to keep quiet** and a **reason why it must
        be a card**. One of the three is a warning. Two are an alarm. Three are a certainty.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'The ten-minute rule',
      body: prose`
        Scams work only at speed. So agree on a rule, at home and at work: for every unexpected request for money we
        wait ten minutes and call the person back on a number **we already had**. A real boss will wait. A real
        daughter will laugh. A thief will be furious, and then you know.
      `,
      scene: 'helpdesk',
      link: { title: 'More about card safety', href: '/gift-card-safety/' },
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## If you have already paid: the first hour

        Do not be ashamed. These people do it for a living and you were doing it for the first time. Be quick instead.

        1. **Contact the issuer of the card at once**, with the number and the receipt. If it is a card of ours, call
           {phone} or write to {email}. What has not been spent, we can block.
        2. **Call your bank.** In the UK you can dial 159, the short number for reaching your own bank safely. Ask
           them to stop or dispute the payment.
        3. **Stop talking to the thief.** Do not threaten or bargain, and do not pay *a fee to get your money back*;
           that is the second half of the same trick.
        4. **Keep everything**: messages, numbers, receipts, the card itself.
        5. **Report it** to the police or the national fraud reporting service. You can forward suspicious emails to
           report@phishing.gov.uk, and suspicious texts to 7726, free of charge.
        6. **Change your passwords** if anyone has had access to your computer.

        Then tell somebody. Shame is the silence in which the next victim is made.

        ## Buying safely

        Most trouble is avoided by where and how you buy.

        - Buy from the issuer or from a shop that you know, never from a stranger who offers a card *at half price*.
          It may be stolen, empty or about to be blocked.
        - In a shop, look at the panel that covers the PIN. If it has been scratched or stickered over, take another
          and tell the staff.
        - Check the address of the website letter by letter, and do not follow links in messages you did not expect.
        - Keep the receipt until the card has been spent.
        - Check your balance only on the brand’s own website. There are imitation ‘balance checkers’ whose only
          purpose is to collect numbers.

        ## What we will never ask

        We never ask for your PIN by telephone, email or chat. We never ask you to pay us with a gift card bought
        elsewhere. We do not ring to say that you have won: the winner of our monthly doubler gets an email, and it
        asks for nothing.

        ## Pass it on

        Read the first sentence to somebody who lives alone, and to the youngest person in your office. It is the
        smallest present in this shop, it is free, and it may be worth more than any card we sell.
      `,
    },
  ],
}
