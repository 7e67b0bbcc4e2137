import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'

/** The names of the specification (§3 and §7), looked up in the printed schema. Another test compares that with the running schema. */
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'))

const words = (text: string) => text.trim().split(/\s+/)

function missingFields(typeName: string, fields: string): string[] {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [typeName]
  const known = type.getFields()
  return words(fields).filter((field) => known[field] === undefined)
}

describe('an entity has the fields of the specification', () => {
  test.each([
    ['User', 'mainProfile subscribed'],
    ['CustomerProfile', 'firstName lastName email invoiceEmail phoneNumber vatNumber address'],
    ['ProfileAddress', 'postCode houseNumber suffix street city administrativeArea companyName'],
    [
      'OrderAddress',
      `firstName lastName customerType companyName countryCode postCode houseNumber suffix street city email invoiceEmail
       phoneNumber addressLine1 addressLine2 referenceNumber kvkNumber`,
    ],
    ['GiftcardOrder', 'id shipments groupedTotals totals billingAddress packagesGroups'],
    ['GroupedTotals', 'digitalTotal physicalTotal extra'],
    ['QuantityTotal', 'qty price'],
    ['OrderTotals', 'subTotal grandTotalWithoutTax grandTotal adjustments'],
    ['Adjustment', 'title adjustmentType price'],
    ['PackageGroup', 'packageId tag cardsPreviews receiverTitle receiverDescription totalPrice'],
    ['CardPreview', 'image color productLabel'],
    ['PreviewColor', 'color opacity'],
    ['Image', 'url alt'],
    ['Url', 'type href'],
    ['Shipment', 'id tag deliveryAddress packages deliveryDate'],
    ['Package', 'id giftcard wrapper giftPacking message'],
    ['GiftcardOrderItem', 'qty variation'],
    ['EmptyGiftcardOrderItem', 'qty variation'],
    ['DonationOrderItem', 'qty variation'],
    ['WrapperOrderItem', 'qty variation variationType'],
    ['GiftPackingOrderItem', 'qty variation'],
    ['PersonalMessageOrderItem', 'qty text variation'],
    ['Variation', 'id title sku variationType price product'],
    ['VariationConfig', 'pricesToShow hasFixedPrices minPrice maxPrice'],
    [
      'Product',
      `id title description path image backgroundColor showHand showShadow productType variationsToShow fixedValues redeemData
       physicalVariationConfig digitalVariationConfig`,
    ],
    ['RedeemData', 'title description image minimumRemainingBalance minCustomAmount maxCustomAmount'],
    ['RedeemOrder', 'id shipments billingAddress totals remainingBalance'],
    ['RedeemShipment', 'id packages deliveryDate formattedDeliveryDate deliveryAddress'],
    ['RedeemPackage', 'id mainProduct mainProductType items packageTotals'],
    ['RedeemItem', 'qty variation'],
    ['RedeemPackageTotals', 'mainItemAmount mainItemEditable promotionAmount'],
    ['ActivationOrder', 'customerEmail'],
    ['GiftcardProduct', 'id image backgroundColor redeemData giftCardBrand'],
    ['DonationProduct', 'id image backgroundColor redeemData'],
    ['GiftCardBrand', 'id iframeUrl redirect productExternalLink'],
    ['BrandRedirect', 'url redirectTime'],
    ['BrandLink', 'title url'],
    ['SearchResultGroup', 'groupType items'],
    ['SearchResultItem', 'id path title image backgroundColor productType showShadow'],
    ['PopularSearchData', 'terms entities highlightedBlocks'],
    ['SearchTerm', 'title url'],
    ['HighlightedBlock', 'title description cardImage backgroundImage referencedPath showHand'],
    ['AddressSuggestion', 'label countryCode administrativeArea locality'],
    ['Money', 'currency value'],
    ['StoreData', 'paymentIcons menus footerLogo mainLogo countriesCombinations'],
    ['StoreMenus', 'footerMenu businessMenu'],
    ['FooterMenu', 'menuItems'],
    ['MenuSection', 'title menuItems'],
    ['Link', 'title path'],
    ['CountryCombination', 'country url languagesCombinations'],
    ['LanguageCombination', 'languageCode isDefault currency'],
    ['CategoryMenuItem', 'id title icon path topList'],
    ['PageMetadata', 'title keywords noindex nofollow hreflangTags hreflangTags_v1'],
    ['HreflangTag', 'langCode countryCode origin path isDefault'],
    ['HreflangTagV1', 'langCode countryCode origin path isDefault'],
    ['PaymentMethod', 'id banks adyenRawData'],
    ['PaymentBank', 'id issuer'],
    ['Location', 'street houseNumber city website'],
    ['ApiError', 'message code referencedRequestParameter'],
    ['UserDataInput', 'language storeID countryCode redeemToken'],
    ['QuoteRequestInput', 'message remark contactPreference companyName vatNumber kvkNumber'],
    ['RegisterInput', 'firstName lastName email password newsletter'],
  ])('%s', (typeName, fields) => {
    expect(missingFields(typeName, fields)).toEqual([])
  })
})

describe('a list of names is that of the specification', () => {
  test.each([
    ['CustomerType', 'BUSINESS PRIVATE'],
    ['VariationType', 'DIGITAL PHYSICAL'],
    ['ProductType', 'BLANK_GIFT_CARD_PACK DONATION GIFTCARD GIFTCARD_BLANK GIFTCARD_DIGITAL GIFTCARD_PHYSICAL'],
    ['DeliveryMode', 'DEFAULT SINGLE SPLIT'],
    ['DiscountType', 'ABSOLUTE RELATIVE'],
    ['FlowKind', 'activation bijproduct fysiek voucher'],
    ['Taxonomy', 'cb_api_giftcard_categories cb_api_giftcard_promotions cb_api_giftcard_types'],
    ['PackageItemKind', 'BLANK_GIFT_CARD_PACK DIGITAL_WRAPPER DONATION GIFTCARD GIFT_PACKING PERSONAL_MESSAGE WRAPPER'],
    ['GiftCategory', 'ADDITIONAL DIGITAL PHYSICAL'],
    ['OrderKind', 'ACTIVATION MULTI_ADDRESS REDEEM REGULAR REORDER'],
    ['UrlType', 'absolute relative'],
  ])('%s', (typeName, names) => {
    expect(listNames(typeName)).toEqual(words(names))
  })

  test.each([
    ['OrderStatus', 'CANCELED COMPLETED PENDING'],
    ['VideoProvider', 'VIMEO YOUTUBE SELF_HOSTED'],
    ['BlockType', 'BLOG CONTACT IMAGE_BODY PRODUCT_REFERENCE TESTIMONIALS TITLE_BODY TITLE_USPS_IMAGE WITH_HAND'],
    ['AdjustmentType', 'Shipping'],
    [
      'PageType',
      `BLANK_GIFT_CARDS BLOG BLOG_ARTICLE BUSINESS_FORM CONTACTS GIFT_CARD_CATEGORY GIFT_CARD_PRODUCT GIVING_MOMENTS_OVERVIEW
       GIVING_MOMENTS_PAGE HOME LANDING PRODUCTS_OVERVIEW REDEEM_B2B_RESULT TERMS`,
    ],
  ])('%s, with additions of our own', (typeName, names) => {
    expect(listNames(typeName)).toEqual(expect.arrayContaining(words(names)))
  })
})

function listNames(typeName: string): string[] {
  const type = schema.getType(typeName)
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : []
}

describe('an operation has the arguments and fields of the specification', () => {
  test.each([
    ['cartV2', 'orderUuid', 'id shipments packagesGroups totals groupedTotals'],
    ['cartQuantity', 'orderUuid', 'id shipments packagesGroups'],
    ['getUserInfo', '', 'user'],
    ['checkUserExist', 'email captchaToken', 'status errors'],
    ['getLocationAddressSuggestions', 'paging filters', 'label countryCode administrativeArea locality'],
    ['redeemOrder', 'uuid', 'id shipments billingAddress totals remainingBalance'],
    ['search_v1', 'inputText', 'body errors'],
    ['getBlocksQueue', 'queueID filters', 'blocks'],
    ['products', 'filters paging', 'products'],
    ['userLoginMutation', 'email password captchaToken', 'status errors'],
    ['userLogoutMutation', '', 'status errors'],
    ['deleteGiftcardPackageGroupMutation', 'shipmentTag packageId', 'id totals errors'],
  ])('%s', expectOperation)

  /** Names that partners use in addition to those of the specification. */
  test.each([
    ['product', 'path id', 'variations physicalVariationConfig digitalVariationConfig redeemData'],
    ['page', 'path', 'pageType blocks metadata'],
    ['storeData', '', 'menus countriesCombinations toggles organization socialLinks'],
    ['categoryMenu', '', 'id title topList'],
    ['popularSearch', '', 'terms entities highlightedBlocks'],
    ['locations', 'productPath rectangle paging', 'locations totalCount'],
    ['paymentMethods', 'orderUuid', 'id banks'],
    ['deliveryOptions', 'orderUuid variationId', 'carriers promises cutOff earliestDate selectableDates'],
    ['order', 'uuid', 'id number status totals'],
    ['orders', 'paging', 'orders totalCount'],
    ['addressBook', 'paging', 'addresses totalCount'],
    ['giftcardInfo', 'cardNumber pin captchaToken', 'card errors'],
    ['doubler', '', 'nextDraw lastResult'],
    ['registerUser', 'input captchaToken', 'status errors'],
    ['forgotPassword', 'email captchaToken', 'status errors'],
    ['newPassword', 'token password', 'status errors'],
    ['changePassword', 'currentPassword newPassword captchaToken', 'status errors'],
    ['deleteAccount', 'password', 'status errors'],
    ['updateProfile', 'input', 'user errors'],
    ['saveAddress', 'input', 'address errors'],
    ['deleteAddress', 'id', 'errors'],
    ['addOriginalPackageToCart', 'input', 'order errors'],
    ['updatePackage', 'input', 'order errors'],
    ['setDelivery', 'input', 'order errors'],
    ['setBillingAddress', 'input', 'order errors'],
    ['placeOrder', 'input idempotencyKey', 'order payment errors'],
    ['retryPayment', 'orderUuid idempotencyKey', 'order payment errors'],
    ['cancelOrder', 'orderUuid', 'status errors'],
    ['createAccountOnOrder', 'orderUuid password', 'status errors'],
    ['checkGiftcardPayment', 'cardNumber pin captchaToken', 'balance errors'],
    ['addGiftcardPayment', 'cardNumber pin captchaToken', 'payment errors'],
    ['removeGiftcardPayment', 'giftcardPaymentId', 'payment errors'],
    ['startRedeem', 'token cardNumber pin captchaToken', 'order errors'],
    ['addRedeemPackage', 'input', 'order errors'],
    ['updateRedeemPackage', 'input', 'order errors'],
    ['deleteRedeemPackage', 'packageId', 'order errors'],
    ['placeRedeemOrder', 'input idempotencyKey', 'order payment errors'],
    ['resetRedeem', '', 'status errors'],
    ['createActivationOrder', 'cardNumber amount email idempotencyKey', 'order payment errors'],
    ['reorder', 'orderUuid', 'order errors'],
    ['enterDoubler', 'cardNumber', 'draw errors'],
    ['requestQuote', 'input', 'request errors'],
    ['sendContactMessage', 'input', 'status errors'],
    ['subscribeNewsletter', 'email', 'errors'],
  ])('%s has the names that partners call', expectOperation)

  test.each([
    ['BlocksQueueFiltersInput', 'filterByTaxonomy'],
    ['ProductFiltersInput', 'filterByProductType filterByTaxonomy filterByPage'],
    ['PageFilterInput', 'fieldName pageId pageType'],
    ['PagingInput', 'itemsPerPage pageNumber'],
    ['ContentBlock', 'blockType'],
  ])('%s', (typeName, fields) => {
    expect(missingFields(typeName, fields)).toEqual([])
  })

  test.each([
    ['add original package to cart', 'addOriginalPackageToCart'],
    ['place order', 'placeOrder'],
    ['create account on order', 'createAccountOnOrder'],
    ['add redeem package', 'addRedeemPackage'],
    ['update redeem package', 'updateRedeemPackage'],
    ['add gift card payment', 'addGiftcardPayment'],
    ['create activation order', 'createActivationOrder'],
  ])('the operation to %s exists', (_words, name) => {
    expect(readRootField(name)).toBeDefined()
  })

  test.each([
    ...['checkUserExist', 'userLoginMutation', 'checkGiftcardPayment', 'giftcardInfo', 'changePassword', 'forgotPassword'],
  ])('%s needs a captcha', (name) => {
    const captcha = readRootField(name)?.args.find((argument) => argument.name === 'captchaToken')
    expect(String(captcha?.type)).toBe('String!')
  })
})

function expectOperation(name: string, asked: string, answered: string): void {
  const field = readRootField(name)
  expect(field?.args.map((argument) => argument.name)).toEqual(
    expect.arrayContaining([...words(asked), 'userData'].filter(Boolean)),
  )
  expect(missingFields(String(field?.type).replace(/[[\]!]/g, ''), answered)).toEqual([])
}

function readRootField(name: string) {
  return schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name]
}
