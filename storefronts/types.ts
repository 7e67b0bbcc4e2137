/** A storefront is data: code asks what it can do, never which one it is. */

export type Family = 'CB' | 'CK' | 'GCS'
export type LanguageCode = 'da' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'no' | 'pl' | 'pt' | 'sv'

/** English always; other languages where translated. Readers fall back to English. */
export type LocalisedText = { en: string } & Partial<Record<LanguageCode, string>>

export const PAYMENT_METHODS = [
  'scheme',
  'paypal',
  'ideal',
  'bcmc',
  'belfius',
  'kbc',
  'giropay',
  'przelewy24',
  'sofort',
  'trustly',
  'applepay',
  'googlepay',
  'swish',
  'blik',
  'mbway',
  'eps',
  'payconiq',
  'banktransfer',
  'invoice',
  'giftcard',
] as const
export type PaymentMethodId = (typeof PAYMENT_METHODS)[number]

export type MenuItem = {
  title: LocalisedText
  /** A canonical English path ("/delivery/"), localised when shown, or an absolute URL. */
  href: string
}
export type MenuSection = { title: LocalisedText; items: readonly MenuItem[] }

/** A hidden link is kept with the store but not shown (spec §2). */
export type SocialLink = { network: SocialNetwork; url: string; isHidden: boolean }
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'linkedin' | 'pinterest' | 'twitter' | 'youtube'

/** Days of one line of the opening hours, Monday is 1. */
export type OpeningHours = readonly { days: readonly number[]; opens: string; closes: string }[]

export type Toggles = {
  header: 'default' | 'v3' | 'business-v3'
  home: 'v1' | 'v2'
  /** The quote form: v1 shows every field, v2 the required ones first and the rest in a part that opens. */
  businessForm: 'v1' | 'v2'
  searchEvents: boolean
  orderModalAuthMode: boolean
  /** How a guest enters the checkout: through a dialog that asks for the e-mail address (spec §4), or straight into its form. */
  checkoutEntry: 'dialog' | 'inline'
  /** The law of the country wants the buyer's address on every receipt, also of what goes by e-mail. */
  addressRequired: boolean
  /** The buyer types the e-mail address a second time. */
  emailTwice: boolean
  retryPayment: boolean
  choiceGiftCardLink: boolean
  doubler: boolean
  cookieSettings: boolean
  digitalDelayNotice: boolean
  decoration: boolean
  /** The link to the disclaimer in the footer, hidden unless a store asks for it (spec §2). */
  disclaimer: boolean
}

export type Company = {
  legalName: string
  registrationNumber: string
  vatNumber: string
  street: string
  houseNumber: string
  postCode: string
  city: string
  countryCode: string
  /** International form, in a range reserved for fiction where the country has one. */
  telephone: string
  email: string
  /** Where quote requests go. */
  salesEmail: string
  /** Where invoices are paid to, in the name of the company. The number is an IBAN, or what the country uses in its place. */
  bankAccount: { accountNumber: string; bic: string }
  description: LocalisedText
}

/** Names of drawings in dist/art (tools/art draws them per storefront or family). */
export type BrandAssets = {
  logo: string
  logoV2: string
  footerLogo: string
  modalLogo: string
  footerClockIcon: string
  notFoundImage: string
  faqImage: string
  doublerImage: string
  alternativeChoiceImage: string
  headerDecoration: string
  footerDecoration: string
  /** What the header of the business pages shows, by the language of the page. */
  businessLogos: LocalisedText
  trustMarks: readonly string[]
  paymentLogos: readonly string[]
}

export type FeaturedBlock = { title: LocalisedText; body: LocalisedText; href: string }

export type StorefrontLanguage = { code: LanguageCode; locale: string }

export type Storefront = {
  code: string
  family: Family
  storeId: number
  /** The name shoppers see, e.g. "Gift Card Square". */
  name: string
  /** Production host. In development the host is <code>.localhost. */
  host: string
  countryCode: string
  /** Language with the locale its dates and money follow; the first is the default. */
  languages: readonly StorefrontLanguage[]
  currency: string
  timeZone: string
  /** Serves visitors whose country has no storefront of the family; one in each family (hreflang "x-default"). */
  isInternational: boolean
  paymentMethods: readonly PaymentMethodId[]
  /** What may leave on credit in one day, in whole units of the currency. Orders over it wait for their money. */
  dailyCreditCap: number
  /** A digital value above it is redeemed as several cards (spec §9), in whole units of the currency. */
  redeemSplitAbove: number
  /** The most that the doubler adds to a card, in whole units of the currency. */
  doublerCap: number
  openingHours: OpeningHours
  /** How many working days the storefront's carrier takes, from the day of dispatch. */
  postalWorkingDays: { earliest: number; latest: number }
  company: Company
  social: readonly SocialLink[]
  toggles: Toggles
  menus: { footer: readonly MenuSection[]; business: MenuSection }
  assets: BrandAssets
  pdpFeaturedBlock: FeaturedBlock
  pdpPromotionBlock: FeaturedBlock
  /** CSS variables this storefront sets differently from its family, e.g. { '--color-accent': '#…' }. */
  tokens?: Readonly<Record<`--${string}`, string>>
}

/** A menu item that is only there while a toggle is on. */
export type FamilyMenuItem = MenuItem & { needs?: 'doubler' | 'choiceGiftCardLink' }
export type FamilyMenuSection = { title: LocalisedText; items: readonly FamilyMenuItem[] }

/** What the storefronts of a family share. A storefront may say otherwise on any point; defineStorefront fills in the rest. */
export type FamilyDefaults = {
  family: Family
  name: string
  /** The family's own domain; storefronts live on it or one word below. */
  domain: string
  toggles: Toggles
  menus: { footer: readonly FamilyMenuSection[]; business: FamilyMenuSection }
  openingHours: OpeningHours
  paymentMethods: readonly PaymentMethodId[]
  trustMarks: readonly string[]
  socialNetworks: readonly SocialNetwork[]
  pdpFeaturedBlock: FeaturedBlock
  pdpPromotionBlock: FeaturedBlock
  /** The company behind a storefront that has none of its own. */
  headOffice: Omit<Company, 'email' | 'salesEmail'>
}
