import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openModal } from '../../session/opened-modal.ts'
import { useShop } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

type SwitcherButtonProps = {
  /** Shows the country and language as text beside the icon. */
  isLabelled?: boolean
  className?: string
  children?: ReactNode
}

/** Shows the country and language of this page, and opens the modal to change them. */
export function SwitcherButton({ isLabelled = false, className = 'hover:bg-mist', children }: SwitcherButtonProps) {
  const { t } = useLingui()
  const { countryCode, textLanguage } = useShop()
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      disabled={!isHydrated}
      aria-haspopup="dialog"
      title={t`Country and language`}
      // In the footer this stays plain HTML; hydrate-footer.ts finds it by this attribute.
      data-opens="storeSwitcher"
      onClick={() => openModal({ name: 'storeSwitcher' })}
      className={classNames(
        'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-button text-[0.9375rem] font-semibold transition-colors',
        isLabelled && 'px-3',
        className,
      )}
    >
      <Icon name="globe" />
      <span className="sr-only">{t`Country and language`}: </span>
      {children ?? (
        <span className={classNames('uppercase', !isLabelled && 'sr-only')}>
          {countryCode} · {textLanguage}
        </span>
      )}
    </button>
  )
}
