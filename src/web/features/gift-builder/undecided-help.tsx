import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import type { BuilderProduct } from './builder-product.ts'

const AlternativeModal = lazy(async () => ({ default: (await import('./alternative-modal.tsx')).AlternativeModal }))
const BrandsModal = lazy(async () => ({ default: (await import('./brands-modal.tsx')).BrandsModal }))

/** For an undecided shopper: shows what the card of many brands can be exchanged for, and offers that card beside a card of one brand. */
export function UndecidedHelp({ product: { path, productType, title } }: { product: BuilderProduct }) {
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  if (productType !== 'GIFTCARD') return null
  const isChoice = path === href('choiceGiftCard')
  const OpenedModal = isChoice ? BrandsModal : AlternativeModal
  return (
    <div className="-mt-4 flex justify-center unscripted:hidden">
      <Button variant="quiet" size="small" leadingIcon={isChoice ? 'gift' : 'sparkle'} onClick={() => setOpen(true)}>
        {isChoice ? <Trans>View all brands</Trans> : <Trans>Not sure? Let them choose</Trans>}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <OpenedModal isOpen={isOpen} onClose={() => setOpen(false)} title={title} />
      </OnceOpened>
    </div>
  )
}
