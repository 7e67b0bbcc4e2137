import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countryName } from '../../i18n/place-names.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { saveBannerDismissed } from './dismissed-banner.ts'

export function CountryNotice({ country }: { country: string }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const [isClosed, setClosed] = useState(false)
  const name = countryName(country, locale)
  const close = () => {
    saveBannerDismissed()
    setClosed(true)
  }
  return (
    <section
      aria-label={t`Your country`}
      inert={isClosed}
      className={classNames(
        'absolute inset-x-0 top-full -z-10 overflow-hidden bg-trust-pale text-ink shadow-card transition-[height] duration-300',
        isClosed ? 'h-0' : 'h-auto starting:h-0',
      )}
    >
      {/* Lower than the space above a page's title, even when the text wraps. */}
      <div className="page-width flex items-center gap-2 py-0.5 tablet:gap-3 tablet:py-1.5">
        <Icon name="globe" className="text-trust max-tablet:hidden" />
        <p className="grow text-sm leading-tight tablet:text-[0.9375rem] tablet:leading-snug">
          <Trans>Visiting from {name}?</Trans>
        </p>
        <Button
          size="small"
          variant="secondary"
          className="shrink-0 max-tablet:px-3.5"
          onClick={() => openModal({ name: 'storeSwitcher', country })}
        >
          <Trans>Choose country</Trans>
        </Button>
        <IconButton icon="close" label={t`Close`} className="-mr-2.5" onClick={close} />
      </div>
    </section>
  )
}
