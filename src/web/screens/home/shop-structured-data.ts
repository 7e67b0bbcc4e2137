import { ShopIdentityDocument, type ShopIdentityQuery } from '#generated/documents.ts'
import { writeRoad } from '#shared/address-order.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import { toPng } from '../../routing/page-tags.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { Shop } from '../../session/shop.ts'

type Identity = ShopIdentityQuery['storeData']

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Data about the shop for search engines. */
export async function loadStructuredData(context: RouterContext) {
  const { shop } = context
  const { storeData } = await context.ask(ShopIdentityDocument, {})
  const search = localPath(context, ROUTES.giftCards)
  return [describeOrganization(storeData, shop), describeSite(shop, localPath(context, ROUTES.home), search)]
}

/** The company behind a storefront in schema.org terms (spec §4, organizationStructuredData). */
function describeOrganization({ organization, openingHours, languages, socialLinks }: Identity, shop: Shop) {
  const { address, url } = organization
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: shop.name,
    legalName: organization.legalName,
    vatID: organization.vatNumber,
    url,
    logo: shop.origin + toPng(shop.icon),
    description: organization.description,
    telephone: organization.telephone,
    email: organization.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: writeRoad(address),
      postalCode: address.postCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: organization.telephone,
      email: organization.email,
      availableLanguage: languages.map(({ textLanguage }) => textLanguage),
      hoursAvailable: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
        opens,
        closes,
      })),
    },
    sameAs: socialLinks.flatMap(({ url, isHidden }) => (isHidden ? [] : [url])),
  }
}

/** The storefront as a site that can be searched; `search` is the address of the search form. */
function describeSite(shop: Shop, home: string, search: string) {
  return {
    '@type': 'WebSite',
    name: shop.name,
    url: shop.origin + home,
    inLanguage: shop.locale,
    publisher: { '@id': `${shop.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${shop.origin}${search}?s={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
