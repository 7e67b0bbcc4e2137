import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

/** The table of the specification (§2), address by address: the page of a visitor who is not logged in and holds no card. */

const send = await startTestWeb(await testDatabase({ seeded: true }))

const PRODUCT = '/gift-cards/grumble-coffee/'
const REDEEM = '/check-your-balance/'
const ORDER = '/checkout/thank-you/0f9c0000-0000-4000-8000-000000000001/'

async function readPage(path: string) {
  const { status, headers, text } = await send(path)
  const { document } = new Window({ url: `http://gcsuk.localhost${path}` })
  document.write(text)
  return { status, location: headers.location, title: document.title, heading: document.querySelector('h1')?.textContent }
}

describe.each([
  ['home', '/', 'The right gift, right on time'],
  ['product listing', '/gift-cards/', 'All gift cards'],
  ['product listing, page 2', '/gift-cards/2/', 'All gift cards'],
  ['product detail', PRODUCT, 'Grumble Coffee gift card'],
  ['locations overview', `${PRODUCT}locations/`, 'Where to spend your Grumble Coffee gift card'],
  ['location details', `${PRODUCT}location/london-greenwich-pound-lane/`, 'Grumble Coffee Greenwich'],
  ['Choice Gift Card', '/gift-cards/all-in-one-gift-card/', 'Choice Gift Card'],
  ['category listing', '/category/fashion/', 'Fashion gift cards'],
  ['category listing, page 2', '/category/fashion/2/', 'Fashion gift cards'],
  ['all categories', '/category/all-gift-cards/', 'All categories'],
  ['giving moments list', '/occasions/', 'What are you celebrating?'],
  ['giving moment', '/occasions/birthday/', 'Birthday gift cards'],
  ['blog', '/blog/', 'The art of giving'],
  ['blog article', '/blog/a-short-history-of-the-gift-voucher/', 'A short history of the gift voucher'],
  ['business page', '/business/', 'Gift cards for business'],
  ['business page of a product', '/business/grumble-coffee/', 'Grumble Coffee gift card for your whole team'],
  ['basket', '/cart/', 'Your basket is empty'],
  ['checkout', '/checkout/', 'Your basket is empty'],
  ['payment processing', '/checkout/processing-payment/', 'Confirming your payment'],
  ['order confirmation', ORDER, 'We cannot find this order', 404],
  ['activation', '/activate/', 'Activate your blank cards'],
  ['activation confirmation', '/activate/success/', 'We cannot find this activation', 404],
  ['card details', '/carddetails/', 'Card details'],
  ['reorder', '/reorder/', 'Order blank cards again'],
  ['doubler', '/doubler/', 'Double what is on your card'],
  ['doubler thank-you', '/doubler/thankyou/', 'You’re in the draw'],
  ['doubler thank-you with a product', '/doubler/thankyou/all-in-one-gift-card/', 'You’re in the draw'],
  ['balance check and redeem start', REDEEM, 'What is on your gift card?'],
  ['redeem gift card info', `${REDEEM}info/harbour-and-hale/`, 'A thank you from Harbour & Hale'],
  ['identify', '/account/', 'Log in or create an account'],
  ['login', '/account/login/', 'Good to see you again'],
  ['registration', '/account/register/', 'Create an account'],
  ['forgot password', '/account/forgot-password/', 'Forgot your password?'],
  ['forgot password, sent', '/account/forgot-password/success/', 'Check your inbox'],
  ['new password', '/account/new-password/', 'This link is not complete'],
  ['contact', '/contact-us/', 'We would love to hear from you'],
  ['delivery', '/delivery/', 'Delivery'],
  ['cancellation', '/cancelation-policy/', 'Cancellation policy'],
  ['terms', '/terms-conditions/', 'Terms and conditions'],
  ['privacy', '/cookies-privacy-statement/', 'Privacy statement'],
  ['cookies', '/cookieverklaring/', 'Cookie statement'],
  ['not found', '/404/', 'This page has been unwrapped already', 404],
  ['landing page', '/last-minute-gifts/', 'Still time. Really.'],
] as const)('%s', (_screen, path, heading, status: number = 200) => {
  test(`is found at ${path}, and its tab has a title`, async () => {
    const page = await readPage(path)
    expect([page.status, page.heading]).toEqual([status, heading])
    expect(page.title).toMatch(/\w{3}/)
    expect(page.title).not.toBe('Gift Card Square')
  })
})

test.each([
  ['the redeem shop', `${REDEEM}result/`, 307, REDEEM],
  ['a page of it', `${REDEEM}result/2/`, 307, REDEEM],
  ['the redeem business shop', `${REDEEM}result/harbour-and-hale/`, 307, `${REDEEM}info/harbour-and-hale/`],
  ['a page of it', `${REDEEM}result/harbour-and-hale/2/`, 307, `${REDEEM}info/harbour-and-hale/`],
  ['the redeem checkout', `${REDEEM}checkout/`, 307, REDEEM],
  ['the old contact page', '/support/contact/', 301, '/contact-us/'],
  ['page 1', '/gift-cards/1/', 301, '/gift-cards/'],
])('%s, %s, redirects', async (_screen, path, status, location) => {
  expect(await readPage(path)).toMatchObject({ status, location })
})

test.each(['/contact-us/thank-you/', '/business/thank-you/', '/newsletter/confirm/', '/checkout/success/'])(
  'the tab of %s has a title too',
  async (path) => {
    expect((await readPage(path)).title).toMatch(/^(Thank you|Newsletter) \| Gift Card Square$/)
  },
)
