import { useLingui } from '@lingui/react/macro'
import { MAIN_LINK } from './main-link-look.ts'

/** The way to the balance check: by its whole name where there is room, from 1280 px on. */
export function RedeemLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <a href={href} className={MAIN_LINK}>
      <span className="desktop-medium:hidden">{t`Redeem`}</span>
      <span className="max-desktop-medium:hidden">{t`Choice Redeem Gift Card`}</span>
    </a>
  )
}
