import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { BrandShopFragment } from '#generated/documents.ts'
import { useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { BrandRedirect } from './brand-redirect.tsx'

const ShopFrameModal = lazy(async () => ({ default: (await import('./shop-frame-modal.tsx')).ShopFrameModal }))

type WhereToSpendProps = {
  brand: BrandShopFragment | null
  /** The page of the card's product in our shop. */
  path?: string | null
  /** We have a map of its shops. */
  hasLocations?: boolean
}

/** Links to the brand's own shop: in a frame, in a new tab, or on a map. */
export function WhereToSpend({ brand, path, hasLocations = false }: WhereToSpendProps) {
  const { t } = useLingui()
  const [isFramed, setFramed] = useState(false)
  const href = useHref()
  const newTab = t`opens in a new tab`
  const link = brand?.productExternalLink
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {brand?.redirect && <BrandRedirect redirect={brand.redirect} title={brand.title} />}
        {brand?.iframeUrl && (
          <Button variant="secondary" size="small" leadingIcon="store" onClick={() => setFramed(true)}>
            <Trans>Look around the shop</Trans>
          </Button>
        )}
        {link && (
          <Link href={link.url} newTabLabel={newTab} variant="standalone">
            {link.title}
          </Link>
        )}
        {brand && hasLocations && (
          <Link href={href('locations', { slug: brand.id })} variant="standalone">
            <Trans>Shops on the map</Trans>
          </Link>
        )}
        {path && (
          <Link href={path} variant="standalone">
            <Trans>More about this card</Trans>
          </Link>
        )}
      </div>
      {brand?.iframeUrl && (
        <OnceOpened isOpen={isFramed}>
          <ShopFrameModal url={brand.iframeUrl} title={brand.title} isOpen={isFramed} onClose={() => setFramed(false)} />
        </OnceOpened>
      )}
    </div>
  )
}
