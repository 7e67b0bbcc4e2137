import type { PageSeed } from '../types.ts'
import { blankGiftCardPages } from './blank-gift-cards.ts'
import { blogPages } from './blog/index.ts'
import { businessPages } from './business.ts'
import { choiceGiftCardPages } from './choice-gift-card.ts'
import { contactPages } from './contact.ts'
import { helpdeskPages } from './helpdesk.ts'
import { homePages } from './home.ts'
import { informationPages } from './information.ts'
import { landingPages } from './landing.ts'
import { dutchBlankGiftCardPages } from './nl/blank-gift-cards.ts'
import { dutchBlogPages } from './nl/blog/index.ts'
import { dutchBusinessPages } from './nl/business.ts'
import { dutchChoiceGiftCardPages } from './nl/choice-gift-card.ts'
import { dutchContactPages } from './nl/contact.ts'
import { dutchHelpdeskPages } from './nl/helpdesk.ts'
import { dutchHomePages } from './nl/home.ts'
import { dutchInformationPages } from './nl/information.ts'
import { dutchLandingPages } from './nl/landing.ts'
import { dutchPromoPopupPages } from './nl/promo-popup.ts'
import { promoPopupPages } from './promo-popup.ts'

export const pages: readonly PageSeed[] = [
  ...homePages,
  ...landingPages,
  ...blankGiftCardPages,
  ...blogPages,
  ...businessPages,
  ...choiceGiftCardPages,
  ...contactPages,
  ...helpdeskPages,
  ...informationPages,
  ...promoPopupPages,
  ...dutchHomePages,
  ...dutchLandingPages,
  ...dutchBlankGiftCardPages,
  ...dutchBlogPages,
  ...dutchBusinessPages,
  ...dutchChoiceGiftCardPages,
  ...dutchContactPages,
  ...dutchHelpdeskPages,
  ...dutchInformationPages,
  ...dutchPromoPopupPages,
]
