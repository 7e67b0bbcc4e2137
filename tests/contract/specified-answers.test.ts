import { expect, test } from 'vitest'
import { storefronts } from '../../src/modules/storefronts/index.ts'
import { HOME, NEW_HOME } from '../support/home.ts'
import { testRedeem } from '../support/redeem.ts'

/** The entities of the specification (§3), queried with every field that it names: none is empty. */

const shop = await testRedeem()

const MONEY = '{ currency value }'
const IMAGE = '{ url { type href } alt }'
/** A decorative picture, which screen readers skip. */
const DECORATION = '{ url { type href } }'
const CONFIG = `{ pricesToShow ${MONEY} hasFixedPrices minPrice ${MONEY} maxPrice ${MONEY} }`
const PRODUCT = `{ id title description path image ${IMAGE} backgroundColor showHand showShadow productType variationsToShow { id }
  physicalVariationConfig ${CONFIG} digitalVariationConfig ${CONFIG}
  redeemData { title description image ${IMAGE} minimumRemainingBalance ${MONEY} minCustomAmount ${MONEY} maxCustomAmount ${MONEY} } }`
const EXTRA = `qty variation { id title sku price ${MONEY} }`
const ADDRESS = 'firstName lastName customerType countryCode postCode houseNumber suffix street city email phoneNumber'
const CART = `{ cartV2 {
  id
  shipments { id tag deliveryDate deliveryAddress { ${ADDRESS} }
    packages { id
      giftcard { __typename qty
        variation { id title sku variationType price ${MONEY} product { id title productType } } }
      wrapper { __typename ${EXTRA} variationType }
      giftPacking { __typename ${EXTRA} }
      message { __typename qty text variation { id } } } }
  groupedTotals { digitalTotal { qty price ${MONEY} } physicalTotal { qty price ${MONEY} } extra { qty price ${MONEY} } }
  totals { subTotal ${MONEY} grandTotalWithoutTax ${MONEY} grandTotal ${MONEY} adjustments { title adjustmentType price ${MONEY} } }
  billingAddress { ${ADDRESS} companyName invoiceEmail referenceNumber kvkNumber }
  packagesGroups { packageId tag receiverTitle receiverDescription totalPrice ${MONEY}
    cardsPreviews { image ${IMAGE} color { color opacity } productLabel } } } }`

const REDEEM_ORDER = `query ($uuid: ID!) { redeemOrder(uuid: $uuid) {
  id
  shipments { id deliveryDate formattedDeliveryDate deliveryAddress { ${ADDRESS} }
    packages { id mainProductType
      mainProduct { __typename id image ${IMAGE} backgroundColor redeemData { title }
        ... on GiftcardProduct { giftCardBrand { id redirect { url redirectTime } productExternalLink { title url } } } }
      items { qty title price ${MONEY} variation { id sku variationType } }
      packageTotals { mainItemAmount ${MONEY} mainItemEditable promotionAmount ${MONEY} } } }
  billingAddress { email }
  totals { chosen ${MONEY} }
  remainingBalance ${MONEY} } }`
const MENU = '{ title menuItems { title path { href type } } }'
const ALTERNATE = '{ langCode countryCode origin path isDefault }'
const MENUS = `{
  popularSearch { terms { title url } entities { id title path }
    highlightedBlocks { title description cardImage ${IMAGE} backgroundImage ${DECORATION} referencedPath showHand } }
  categoryMenu { id title icon ${DECORATION} path topList { id title image ${IMAGE} path backgroundColor productType showShadow } }
  storeData { paymentIcons ${IMAGE} menus { footerMenu { menuItems ${MENU} } businessMenu ${MENU} }
    footerLogo ${IMAGE} mainLogo ${IMAGE}
    countriesCombinations { country url languagesCombinations { languageCode isDefault currency } } }
  page(path: "/delivery/") { metadata { title keywords noindex nofollow
    hreflangTags ${ALTERNATE} hreflangTags_v1 ${ALTERNATE} } } }`

const BRAND = `{ storeData { name
  mainLogo ${IMAGE} logoV2 ${IMAGE} footerLogo ${IMAGE} modalLogo ${IMAGE} businessLogo ${IMAGE} paymentIcons ${IMAGE} trustMarks ${IMAGE}
  footerClockIcon ${DECORATION} notFoundImage ${DECORATION} faqImage ${DECORATION} doublerImage ${DECORATION}
  alternativeChoiceImage ${DECORATION}
  pdpFeaturedBlock { title body path { href } } pdpPromotionBlock { title body path { href } }
  organization { name url description telephone email address { street houseNumber postCode city countryCode } }
  openingHours { days opens closes } socialLinks { network url } } }`

/** The paths of all values that are null, an empty text or an empty list. */
function listEmpty(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [path]
  if (typeof value !== 'object') return []
  const entries = Object.entries(value)
  return entries.length === 0 ? [path] : entries.flatMap(([key, part]) => listEmpty(part, path ? `${path}.${key}` : key))
}

test('a basket with a card, a donation and a pack fills every field of an order, with items of each type', async () => {
  const visitor = shop.visit()
  const { wrappers, giftPackings } = await shop.ask(visitor, '{ wrappers { id kinds } giftPackings { id } }')
  const wrapper = wrappers.find(({ kinds }: { kinds: string[] }) => kinds.includes('PHYSICAL'))
  const person = { ...HOME, suffix: 'b' }
  const parcel = { qty: 1, receivers: [{ kind: 'RECEIVER', ...person, deliverOn: '2026-03-12' }] }
  const [card, donation, pack] = await Promise.all([
    shop.variationOf('grumble-coffee', 'PHYSICAL'),
    shop.variationOf('thousand-hedges', 'DIGITAL'),
    shop.variationOf('blank-choice-cards-classic', 'PHYSICAL'),
  ])
  const dressed = { wrapperId: wrapper.id, giftPackingId: giftPackings[0].id, message: 'Enjoy' }
  const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { errors { code } } }'
  for (const item of [
    { variationId: card, value: 25, ...dressed },
    { variationId: donation, value: 20 },
    { variationId: pack, value: 3 },
  ])
    expect((await shop.ask(visitor, ADD, { input: { ...parcel, ...item } })).answer).toEqual({ errors: [] })
  const BILL = 'mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { errors { code } } }'
  const company = { companyName: 'Poe & Sons', invoiceEmail: 'books@example.com', referenceNumber: 'CC 7', kvkNumber: '12345678' }
  const input = { ...person, ...company, customerType: 'BUSINESS' }
  expect((await shop.ask(visitor, BILL, { input })).answer).toEqual({ errors: [] })

  const { cartV2 } = await shop.ask(visitor, CART)
  const packages = cartV2.shipments.flatMap(({ packages: some }: { packages: unknown[] }) => some)
  expect(packages.map(({ giftcard }: { giftcard: { __typename: string } }) => giftcard.__typename)).toEqual([
    'GiftcardOrderItem',
    'DonationOrderItem',
    'EmptyGiftcardOrderItem',
  ])
  expect([packages[0].wrapper, packages[0].giftPacking, packages[0].message]).toMatchObject([
    { __typename: 'WrapperOrderItem', qty: 1, variationType: 'PHYSICAL' },
    { __typename: 'GiftPackingOrderItem', qty: 1 },
    { __typename: 'PersonalMessageOrderItem', qty: 1, text: 'Enjoy' },
  ])
  const { shipments, ...order } = cartV2
  expect(listEmpty(shipments[0])).toEqual([])
  for (const { giftcard } of packages) expect(listEmpty(giftcard)).toEqual([])
  // The service fee is identified by its type.
  expect(listEmpty(order)).toEqual(['totals.adjustments.1.title'])
})

test('a gift card fills every field of a product, its two configurations and its redeem data', async () => {
  const { product } = await shop.ask(shop.visit(), `{ product(path: "/gift-cards/tansy-and-rook/") ${PRODUCT} }`)
  expect(listEmpty(product)).toEqual([])
})

test('a redeemed card fills every field of a redeem order, its shipments and its packages', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(10_000))
  await shop.choose(visitor, 60, { variationId: shop.tansyPosted })
  const { order } = await shop.exchange(visitor, {
    holder: { ...HOME, suffix: 'b' },
    receiver: { kind: 'RECEIVER', ...HOME, ...NEW_HOME, suffix: 'b', deliverOn: '2026-03-12' },
  })
  const { redeemOrder } = await shop.ask(visitor, REDEEM_ORDER, { uuid: order.id })
  expect(listEmpty(redeemOrder)).toEqual([])
})

test('the popular searches, the categories and the store fill every field that the specification names', async () => {
  const answer = await shop.ask(shop.visit(), MENUS)
  expect(listEmpty(answer)).toEqual([])
})

test('every storefront fills its brand configuration: logos, marks, pictures, blocks, company and social links', async () => {
  for (const { code } of storefronts) {
    const { storeData } = await shop.ask({ ...shop.visit(), host: `${code.toLowerCase()}.localhost` }, BRAND)
    expect(listEmpty(storeData), code).toEqual([])
  }
})
