import { useLingui } from '@lingui/react/macro'
import { MAIN_LINK } from './main-link-look.ts'

/** A link to the balance check, with its full name where there is room (from 1280 px). */
export function RedeemLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <a href={href} className={MAIN_LINK}>
      <span className="desktop-medium:hidden">{t`Redeem`}</span>
      <span className="max-desktop-medium:hidden">{t`Choice Redeem Gift Card`}</span>
    </a>
  )
}
