import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { onPlainClick } from '../../routing/on-plain-click.ts'
import { useChrome, useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'

const DoublerModal = lazy(async () => ({ default: (await import('./doubler-modal.tsx')).DoublerModal }))

/** Offers the draw in a modal, so that visitors do not leave the redeem pages. Without script it links to the doubler's page. */
export function DoublerOffer({ variant }: { variant: 'quiet' | 'secondary' }) {
  const { doubler: isOffered } = useChrome().storeData.toggles
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const open = onPlainClick(() => setOpen(true))
  if (!isOffered) return null
  return (
    <>
      <ButtonLink href={href('doubler')} onClick={open} variant={variant} size="small" leadingIcon="sparkle">
        <Trans>Enter the balance doubler</Trans>
      </ButtonLink>
      <OnceOpened isOpen={isOpen}>
        <DoublerModal isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
