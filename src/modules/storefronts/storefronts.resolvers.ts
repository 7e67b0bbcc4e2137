import { textLanguage } from '#languages/index.ts'
import type { FeaturedBlock, LanguageCode, MenuSection, Storefront } from '#storefronts/types.ts'
import type { Resolvers, StoreData } from '../../generated/resolvers.ts'
import { listOfferedLanguages } from '../../shared/hreflang.ts'
import { defaultLanguage } from './find-storefront.ts'
import { listCountries } from './list-countries.ts'
import { canonicalPath, listAlternatesOf, localeOf, localPath, textIn } from './localise.ts'
import { markName } from './mark-name.ts'
import { localUrl } from './own-link.ts'
import { requestHost, storeOrigin } from './store-origin.ts'
import type { StorefrontContext } from './storefront-context.ts'

export const storefrontsResolvers = {
  Query: {
    storeData: (_root, _args, ctx) => readStoreData(ctx),
    hreflangTags: (_root, { path }, ctx) => listAlternatesOf(ctx, canonicalPath(ctx, path)),
  },
} satisfies Resolvers

function readStoreData(ctx: StorefrontContext): StoreData {
  const { storefront } = ctx
  const host = requestHost(ctx)
  return {
    storeID: storefront.storeId,
    code: storefront.code,
    name: storefront.name,
    family: storefront.family,
    countryCode: storefront.countryCode,
    currency: storefront.currency,
    timeZone: storefront.timeZone,
    language: toLanguage(storefront, ctx.language),
    languages: listOfferedLanguages(storefront).map((language) => toLanguage(storefront, language)),
    paymentMethods: [...storefront.paymentMethods],
    menus: {
      footerMenu: { menuItems: storefront.menus.footer.map((section) => toMenuSection(ctx, section)) },
      businessMenu: toMenuSection(ctx, storefront.menus.business),
    },
    ...listPictures(ctx),
    countriesCombinations: listCountries(storefront, host),
    socialLinks: [...storefront.social],
    organization: toOrganization(ctx, host),
    openingHours: storefront.openingHours.map((line) => ({ ...line, days: [...line.days] })),
    deliversNextDay: storefront.postalWorkingDays.latest === 1,
    toggles: storefront.toggles,
    pdpFeaturedBlock: toFeaturedBlock(ctx, storefront.pdpFeaturedBlock),
    pdpPromotionBlock: toFeaturedBlock(ctx, storefront.pdpPromotionBlock),
    designTokens: Object.entries(storefront.tokens ?? {}).map(([name, value]) => ({ name, value })),
  }
}

function toLanguage(storefront: Storefront, language: LanguageCode) {
  return {
    code: language,
    textLanguage: textLanguage(language),
    locale: localeOf({ storefront, language }),
    isDefault: language === defaultLanguage(storefront),
    path: localPath({ storefront, language }, '/'),
  }
}

/** Decorations and photos have an empty text alternative; logos have the shop's name, and marks have their own names. */
function listPictures({ art, storefront, language }: StorefrontContext) {
  const { assets, family, name } = storefront
  return {
    mainLogo: art.readImage(assets.logo, name),
    logoV2: art.readImage(assets.logoV2, name),
    footerLogo: art.readImage(assets.footerLogo, name),
    modalLogo: art.readImage(assets.modalLogo, name),
    businessLogo: art.readImage(textIn(language, assets.businessLogos), name),
    footerClockIcon: art.readImage(assets.footerClockIcon, ''),
    notFoundImage: art.readImage(assets.notFoundImage, ''),
    emptyBasketImage: art.readImage(`scenes/${family.toLowerCase()}/empty-basket`, ''),
    thankYouImage: art.readImage(`scenes/${family.toLowerCase()}/thank-you`, ''),
    faqImage: art.readImage(assets.faqImage, ''),
    doublerImage: art.readImage(assets.doublerImage, ''),
    alternativeChoiceImage: art.readImage(assets.alternativeChoiceImage, ''),
    headerDecoration: art.readImage(assets.headerDecoration, ''),
    footerDecoration: art.readImage(assets.footerDecoration, ''),
    hand: { back: art.readImage('hand/back', ''), front: art.readImage('hand/front', '') },
    trustMarks: assets.trustMarks.map((mark) => art.readImage(mark, markName(mark, language))),
    paymentIcons: assets.paymentLogos.map((logo) => art.readImage(logo, markName(logo, language))),
  }
}

function toMenuSection(ctx: StorefrontContext, { title, items }: MenuSection) {
  return {
    title: textIn(ctx.language, title),
    menuItems: items.map((item) => ({ title: textIn(ctx.language, item.title), path: localUrl(ctx, item.href) })),
  }
}

function toOrganization({ storefront, language }: StorefrontContext, host: string) {
  const { company, name } = storefront
  const { street, houseNumber, postCode, city, countryCode } = company
  return {
    name,
    legalName: company.legalName,
    registrationNumber: company.registrationNumber,
    vatNumber: company.vatNumber,
    url: `${storeOrigin(storefront, host)}/`,
    description: textIn(language, company.description),
    telephone: company.telephone,
    email: company.email,
    address: { street, houseNumber, postCode, city, countryCode },
  }
}

function toFeaturedBlock(ctx: StorefrontContext, { title, body, href }: FeaturedBlock) {
  return { title: textIn(ctx.language, title), body: textIn(ctx.language, body), path: localUrl(ctx, href) }
}
