import { useLingui } from '@lingui/react/macro'
import { StructuredData } from '../routing/structured-data.tsx'
import { useHref, useShop } from '../session/use-shop.ts'
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx'

/** The breadcrumb from the home page to this page, for visitors and for search engines. Its last item is the page itself. */
export function Trail({ items }: { items: readonly BreadcrumbItem[] }) {
  const { t } = useLingui()
  const { origin } = useShop()
  const home = { label: t`Home`, href: useHref()('home') }
  const trail = [home, ...items]
  const itemListElement = trail.map(({ label, href }, index) => {
    return { '@type': 'ListItem', position: index + 1, name: label, item: origin + href }
  })
  return (
    <>
      <Breadcrumb label={t`You are here`} items={trail} />
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />
    </>
  )
}
