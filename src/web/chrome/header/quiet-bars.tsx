import { Trans, useLingui } from '@lingui/react/macro'
import { useHref } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogoLink } from './logo-link.tsx'
import { SwitcherButton } from './switcher-button.tsx'

/** The checkout shows no links except help, so that nothing distracts from paying (spec §2, checkout v2). */
export function CheckoutBar() {
  return (
    <div className="page-width flex h-20 items-center gap-3 tablet:gap-8">
      <LogoLink isCompact />
      <p className="ml-auto flex items-center gap-2 text-[0.9375rem] font-semibold text-trust">
        <Icon name="lock" />
        <Trans>Secure checkout</Trans>
      </p>
      <SupportLink />
    </div>
  )
}

/** Home, help and the language: a card holder opens this page from a link and may be new to the shop (spec §2). */
export function RedeemBar() {
  return (
    <div className="page-width flex h-20 items-center gap-1 tablet:gap-4">
      <LogoLink isCompact />
      <div className="ml-auto" />
      <SupportLink />
      <SwitcherButton isLabelled />
    </div>
  )
}

/** On a phone it is an icon only. */
function SupportLink() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <a
      href={href('helpdesk')}
      title={t`Customer support`}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-button font-semibold transition-colors hover:bg-mist tablet:px-3"
    >
      <Icon name="message" />
      <span className="max-tablet:sr-only">
        <Trans>Customer support</Trans>
      </span>
    </a>
  )
}
