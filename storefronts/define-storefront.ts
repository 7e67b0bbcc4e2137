import type {
  Company,
  FamilyDefaults,
  FamilyMenuSection,
  MenuSection,
  PaymentMethodId,
  SocialLink,
  SocialNetwork,
  Storefront,
  Toggles,
} from './types.ts'

/** What only the storefront itself can say, and whatever it wants to say differently from its family. */
export type OwnData = Pick<Storefront, 'code' | 'storeId' | 'host' | 'countryCode' | 'languages' | 'currency' | 'timeZone'> &
  Partial<
    Pick<
      Storefront,
      | 'name'
      | 'isInternational'
      | 'paymentMethods'
      | 'dailyCreditCap'
      | 'redeemSplitAbove'
      | 'doublerCap'
      | 'openingHours'
      | 'postalWorkingDays'
      | 'pdpFeaturedBlock'
      | 'pdpPromotionBlock'
      | 'tokens'
    >
  > & {
    company?: Partial<Company>
    toggles?: Partial<Toggles>
    /** The card schemes shown among the payment marks. */
    cards?: readonly CardScheme[]
    /** The social networks shown; those of the family when left out. */
    socialNetworks?: readonly SocialNetwork[]
  }

const DAILY_CREDIT_CAP = 10_000
/** Where a unit is worth much less. */
const DAILY_CREDIT_CAPS: Readonly<Record<string, number>> = {
  AED: 40_000,
  BRL: 50_000,
  DKK: 80_000,
  MXN: 200_000,
  NOK: 100_000,
  PLN: 40_000,
  SEK: 100_000,
}

/** Spec §9: above 150 pounds. */
const REDEEM_SPLIT = 150
/** About as much where money counts in other numbers. */
const REDEEM_SPLITS: Readonly<Record<string, number>> = {
  AED: 700,
  AUD: 300,
  BRL: 1_000,
  CAD: 250,
  DKK: 1_300,
  MXN: 3_600,
  NOK: 2_000,
  NZD: 300,
  PLN: 750,
  SEK: 2_000,
  USD: 200,
}

const DOUBLER_CAP = 250
/** About as much where money counts in other numbers. */
const DOUBLER_CAPS: Readonly<Record<string, number>> = {
  AED: 1_200,
  AUD: 500,
  BRL: 1_700,
  CAD: 400,
  DKK: 2_200,
  MXN: 6_000,
  NOK: 3_500,
  NZD: 500,
  PLN: 1_250,
  SEK: 3_500,
  USD: 300,
}

/** Spec §1, §9: a physical card is there 2–3 working days after it was shipped. */
const USUAL_POSTAL_WORKING_DAYS = { earliest: 2, latest: 3 } as const

/** Spec §2: these exist for every store and are hidden unless it shows them. */
const HIDDEN_NETWORKS: readonly SocialNetwork[] = ['twitter', 'youtube']

type CardScheme = 'visa' | 'mastercard' | 'amex' | 'carteBancaire'
const USUAL_CARDS: readonly CardScheme[] = ['visa', 'mastercard', 'amex']

export function defineStorefront(family: FamilyDefaults, own: OwnData): Storefront {
  const { company, toggles: ownToggles, cards = USUAL_CARDS, socialNetworks = family.socialNetworks, ...rest } = own
  const toggles = { ...family.toggles, ...ownToggles }
  const paymentMethods = own.paymentMethods ?? family.paymentMethods
  return {
    family: family.family,
    name: family.name,
    isInternational: false,
    dailyCreditCap: DAILY_CREDIT_CAPS[own.currency] ?? DAILY_CREDIT_CAP,
    redeemSplitAbove: REDEEM_SPLITS[own.currency] ?? REDEEM_SPLIT,
    doublerCap: DOUBLER_CAPS[own.currency] ?? DOUBLER_CAP,
    openingHours: family.openingHours,
    postalWorkingDays: USUAL_POSTAL_WORKING_DAYS,
    pdpFeaturedBlock: family.pdpFeaturedBlock,
    pdpPromotionBlock: family.pdpPromotionBlock,
    ...rest,
    paymentMethods,
    company: { ...family.headOffice, email: `hello@${own.host}`, salesEmail: `business@${own.host}`, ...company },
    social: listSocialLinks(socialNetworks, own.host),
    toggles,
    menus: {
      footer: family.menus.footer.map((section) => withoutHidden(section, toggles)),
      business: withoutHidden(family.menus.business, toggles),
    },
    assets: {
      ...nameDrawings(own.code, family.family.toLowerCase()),
      trustMarks: family.trustMarks,
      paymentLogos: listPaymentLogos(paymentMethods, cards),
    },
  }
}

/** The names of all drawings of a storefront. */
export function listAssetNames(assets: Storefront['assets']): string[] {
  return Object.values(assets).flatMap((names) => (typeof names === 'string' ? [names] : Object.values(names)))
}

/** An item is hidden while the toggle it needs is off; what remains is a plain menu. */
function withoutHidden(section: FamilyMenuSection, toggles: Toggles): MenuSection {
  const shown = section.items.filter((item) => item.needs === undefined || toggles[item.needs])
  return { title: section.title, items: shown.map(({ title, href }) => ({ title, href })) }
}

/** The handle is the host in one word: "uk.giftcardsquare.example" is "uk-giftcardsquare". */
function listSocialLinks(shown: readonly SocialNetwork[], host: string): SocialLink[] {
  const handle = host.split('.').slice(0, -1).join('-')
  const hidden = HIDDEN_NETWORKS.filter((network) => !shown.includes(network))
  const toLink = (network: SocialNetwork) => ({
    network,
    url: `https://social.example/${network}/${handle}`,
    isHidden: hidden.includes(network),
  })
  return [...shown, ...hidden].map(toLink)
}

function nameDrawings(code: string, family: string) {
  return {
    logo: `logos/${code}`,
    logoV2: `logos/${code}-v2`,
    footerLogo: `logos/${code}-footer`,
    modalLogo: `logos/${code}-modal`,
    businessLogos: { en: `logos/${code}-business-en`, nl: `logos/${code}-business-nl` },
    footerClockIcon: 'icons/clock',
    notFoundImage: `not-found/${family}`,
    faqImage: `faq/${family}`,
    doublerImage: `doubler/${family}`,
    alternativeChoiceImage: `alternative-choice/${family}`,
    headerDecoration: `decorations/header-${family}`,
    footerDecoration: `decorations/footer-${family}`,
  }
}

/** Spec §3 names some marks otherwise than the payment provider names the method. */
const MARK_OF_METHOD: Partial<Record<PaymentMethodId, string>> = { bcmc: 'bancontact', kbc: 'kbccbc' }

function listPaymentLogos(methods: readonly PaymentMethodId[], cards: readonly CardScheme[]): string[] {
  const marks = methods.flatMap((method): readonly string[] => (method === 'scheme' ? cards : [MARK_OF_METHOD[method] ?? method]))
  return [...marks, 'secure'].map((mark) => `payments/${mark}`)
}
