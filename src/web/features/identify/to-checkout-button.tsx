import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { useIdentify } from './use-identify.ts'

const IdentifyDialog = lazy(async () => ({ default: (await import('./identify-dialog.tsx')).IdentifyDialog }))

type ToCheckoutButtonProps = {
  /** Resolves when all changes of the basket are saved; false when something must be corrected first. */
  settled: () => Promise<boolean>
  size?: 'medium' | 'large'
  isWide?: boolean
  className?: string
}

/** Leads from the basket to the checkout through the identify flow. Without script, or when the shop does not answer, it is a plain link. */
export function ToCheckoutButton({ settled, ...look }: ToCheckoutButtonProps) {
  const href = useHref()
  const identify = useIdentify(settled)
  return (
    <>
      <ButtonLink {...look} href={href('checkout')} trailingIcon="arrow-right" onClick={identify.start}>
        <Trans>Checkout</Trans>
      </ButtonLink>
      <OnceOpened isOpen={identify.question !== undefined}>
        <IdentifyDialog identify={identify} />
      </OnceOpened>
    </>
  )
}
