import { Trans, useLingui } from '@lingui/react/macro'
import { OPTIONAL_COOKIES } from '../../../shared/consent.ts'
import { saveConsent } from '../../client/consent.ts'
import { openModal } from '../../client/opened-modal.ts'
import { useHref } from '../../client/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useConsent } from './use-consent.ts'

/** Asks once. It stays below what is read, has room of its own at the end of the page, and takes no focus: who wants to shop first may. Refusing is as easy as agreeing. */
export function CookieBar() {
  const { t } = useLingui()
  const href = useHref()
  if (useConsent()) return null
  return (
    <section
      aria-label={t`Cookies`}
      className="sticky bottom-3 z-40 mx-auto my-3 flex w-[96%] max-w-5xl animate-toast-in flex-col gap-3 rounded-card bg-surface p-4 text-ink shadow-raised ring-1 ring-line tablet:p-5 desktop:flex-row desktop:items-center desktop:gap-8"
    >
      <p className="grow text-[0.9375rem] leading-snug">
        <Trans>
          May we use cookies to count visits and improve the shop? What is necessary works either way.{' '}
          <Link href={href('cookies')}>Read our cookie statement</Link>
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2 max-tablet:*:grow desktop:shrink-0 desktop:flex-nowrap">
        <Button size="small" variant="quiet" onClick={() => openModal({ name: 'cookieSettings' })}>
          <Trans>Settings</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => saveConsent([])}>
          <Trans>Only necessary</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => saveConsent(OPTIONAL_COOKIES)}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </section>
  )
}
