import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '../../ui/icon.tsx'

/**
 * Three selling points: side by side on a wide screen, one after the other up to 1023 px. The style sheet moves them, so they move before the script
 * has come and cost none.
 */
export function SellingPoints() {
  const { t } = useLingui()
  const points: readonly { icon: IconName; text: string }[] = [
    { icon: 'truck', text: t`Ordered before 17:00, delivered tomorrow` },
    { icon: 'gift', text: t`Always a suitable business gift!` },
    { icon: 'sparkle', text: t`Personalize with packaging` },
  ]
  const [first] = points
  return (
    <div className="h-9 overflow-hidden bg-ink text-[0.875rem] font-medium text-ground">
      <ul aria-label={t`Why shop with us`} className="ticker page-width desktop:flex desktop:justify-between">
        {points.map((point) => (
          <SellingPoint key={point.text} {...point} />
        ))}
        {/* Follows the last, so that the first can come again from below. */}
        {first && <SellingPoint {...first} isCopy />}
      </ul>
    </div>
  )
}

function SellingPoint({ icon, text, isCopy = false }: { icon: IconName; text: string; isCopy?: boolean }) {
  return (
    <li
      aria-hidden={isCopy || undefined}
      className={`flex h-9 items-center justify-center gap-2 whitespace-nowrap ${isCopy ? 'desktop:hidden' : ''}`}
    >
      <Icon name={icon} className="size-4" />
      {text}
    </li>
  )
}
