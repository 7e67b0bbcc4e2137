import type { ShopIdentityQuery } from '../../../generated/documents.ts'
import type { PageData } from '../../data/load-page.ts'
import { PageScreen } from '../../features/content-page/content-page.tsx'
import { StructuredData } from '../../routing/structured-data.tsx'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { describeOrganization, describeSite } from './shop-structured-data.ts'

/** The editors' home page, and who the shop is for those who read no pages. */
export function HomeScreen({ page, identity }: { page: PageData; identity: ShopIdentityQuery['storeData'] }) {
  const shop = useShop()
  const href = useHref()
  const { socialLinks } = useChrome().storeData
  return (
    <>
      <StructuredData data={describeOrganization(identity, socialLinks, shop)} />
      <StructuredData data={describeSite(shop, href('home'), href('giftCards'))} />
      <PageScreen page={page} />
    </>
  )
}
