import type { FamilyDefaults, FamilyMenuItem, FamilyMenuSection, LocalisedText, PaymentMethodId, Toggles } from '../types.ts'
import { MENU_ITEMS as to } from './menu-items.ts'

const USUAL_TOGGLES = {
  businessForm: 'v1',
  searchEvents: true,
  orderModalAuthMode: true,
  checkoutEntry: 'dialog',
  addressRequired: false,
  emailTwice: false,
  retryPayment: true,
  choiceGiftCardLink: true,
  doubler: true,
  cookieSettings: true,
  digitalDelayNotice: false,
  decoration: false,
  disclaimer: false,
} as const satisfies Partial<Toggles>

const USUAL_PAYMENT_METHODS: readonly PaymentMethodId[] = [
  'scheme',
  'paypal',
  'applepay',
  'googlepay',
  'banktransfer',
  'invoice',
  'giftcard',
]

/** Every menu holds the same places; a family may put them in another order. */
const USUAL_MENUS = {
  giftCards: [to.allGiftCards, to.categories, to.occasions, to.choiceGiftCard, to.balance],
  service: [to.support, to.delivery, to.cancellation, to.contact, to.account],
  about: [to.blog, to.doubler, to.terms, to.privacy, to.cookies],
  business: [to.business, to.teamChoice, to.blankCards, to.activate, to.reorder, to.businessDesk],
} as const satisfies Record<string, readonly FamilyMenuItem[]>

type MenuName = keyof typeof USUAL_MENUS
type Menus = Partial<Record<MenuName, readonly FamilyMenuItem[]>> & {
  /** In the header; as in the footer when left out. */
  headerBusiness?: readonly FamilyMenuItem[]
}

const MENU_TITLES: Readonly<Record<MenuName, LocalisedText>> = {
  giftCards: { en: 'Gift cards', nl: 'Cadeaubonnen' },
  service: { en: 'Service', nl: 'Service' },
  about: { en: 'About', nl: 'Over ons' },
  business: { en: 'Business', nl: 'Zakelijk' },
}

/** What only the family itself can say, and whatever it wants to say differently from the others. */
type OwnFamily = Omit<FamilyDefaults, 'toggles' | 'menus' | 'paymentMethods'> & {
  toggles: Omit<Toggles, keyof typeof USUAL_TOGGLES> & Partial<Toggles>
  menus?: Menus
}

export function defineFamily({ toggles, menus = {}, ...own }: OwnFamily): FamilyDefaults {
  const section = (name: MenuName, items = menus[name] ?? USUAL_MENUS[name]): FamilyMenuSection => ({
    title: MENU_TITLES[name],
    items,
  })
  return {
    ...own,
    toggles: { ...USUAL_TOGGLES, ...toggles },
    menus: {
      footer: [section('giftCards'), section('service'), section('about'), section('business')],
      business: section('business', menus.headerBusiness),
    },
    paymentMethods: USUAL_PAYMENT_METHODS,
  }
}
