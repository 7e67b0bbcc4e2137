import type {
  Company,
  FamilyDefaults,
  FamilyMenuSection,
  MenuSection,
  PaymentMethodId,
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
      | 'openingHours'
      | 'pdpFeaturedBlock'
      | 'pdpPromotionBlock'
      | 'tokens'
    >
  > & {
    company?: Partial<Company>
    toggles?: Partial<Toggles>
    /** The card schemes shown among the payment marks. */
    cards?: readonly CardScheme[]
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

type CardScheme = 'visa' | 'mastercard' | 'amex' | 'carteBancaire'
const USUAL_CARDS: readonly CardScheme[] = ['visa', 'mastercard', 'amex']

export function defineStorefront(family: FamilyDefaults, own: OwnData): Storefront {
  const { company, toggles: ownToggles, cards = USUAL_CARDS, ...rest } = own
  const toggles = { ...family.toggles, ...ownToggles }
  const paymentMethods = own.paymentMethods ?? family.paymentMethods
  return {
    family: family.family,
    name: family.name,
    isInternational: false,
    dailyCreditCap: DAILY_CREDIT_CAPS[own.currency] ?? DAILY_CREDIT_CAP,
    openingHours: family.openingHours,
    pdpFeaturedBlock: family.pdpFeaturedBlock,
    pdpPromotionBlock: family.pdpPromotionBlock,
    ...rest,
    paymentMethods,
    company: { ...family.headOffice, email: `hello@${own.host}`, ...company },
    social: listSocialLinks(family.socialNetworks, own.host),
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

/** An item is hidden while the toggle it needs is off; what remains is a plain menu. */
function withoutHidden(section: FamilyMenuSection, toggles: Toggles): MenuSection {
  const shown = section.items.filter((item) => item.needs === undefined || toggles[item.needs])
  return { title: section.title, items: shown.map(({ title, href }) => ({ title, href })) }
}

/** The handle is the host in one word: "uk.giftcardsquare.example" is "uk-giftcardsquare". */
function listSocialLinks(networks: readonly SocialNetwork[], host: string): Storefront['social'] {
  const handle = host.split('.').slice(0, -1).join('-')
  return Object.fromEntries(networks.map((network) => [network, `https://social.example/${network}/${handle}`]))
}

function nameDrawings(code: string, family: string) {
  return {
    logo: `logos/${code}`,
    logoV2: `logos/${code}-v2`,
    footerLogo: `logos/${code}-footer`,
    modalLogo: `logos/${code}-modal`,
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
