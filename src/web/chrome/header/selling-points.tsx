import { useLingui } from '@lingui/react/macro'
import { useChrome } from '../../session/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

/**
 * Three selling points: side by side on a wide screen, one after the other up to 1023 px. The style sheet moves and pauses them, so both work before
 * the script has loaded.
 */
export function SellingPoints() {
  const { t } = useLingui()
  const { deliversNextDay } = useChrome().storeData
  const points: readonly { icon: IconName; text: string }[] = [
    {
      icon: 'truck',
      text: deliversNextDay ? t`Ordered before 17:00, delivered tomorrow` : t`Ordered before 17:00, shipped the same day`,
    },
    { icon: 'gift', text: t`Always a suitable business gift!` },
    { icon: 'sparkle', text: t`Personalize with packaging` },
  ]
  const [first] = points
  return (
    <div className="relative h-9 overflow-hidden bg-ink text-[0.8125rem] font-medium tablet:text-[0.875rem] text-ground [--focus-ring:var(--color-ground)]">
      <PauseSwitch label={t`Pause the selling points`} />
      <ul
        aria-label={t`Why shop with us`}
        className="ticker page-width max-desktop:pr-10 max-desktop:pl-2 desktop:flex desktop:justify-between"
      >
        {points.map((point) => (
          <SellingPoint key={point.text} {...point} />
        ))}
        {/* A copy of the first point after the last one, so that the list can start again from below. */}
        {first && <SellingPoint {...first} isCopy />}
      </ul>
    </div>
  )
}

/** Content that moves for more than five seconds must have a pause button (WCAG 2.2.2). Where the points stand side by side, nothing moves. */
function PauseSwitch({ label }: { label: string }) {
  return (
    <label className="ticker-pause absolute inset-y-0 right-1 z-10 grid w-9 place-items-center bg-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-ground motion-reduce:hidden desktop:hidden">
      <input type="checkbox" aria-label={label} className="peer sr-only" />
      <Icon name="pause" className="size-4 peer-checked:hidden" />
      <Icon name="play" className="hidden size-4 peer-checked:block" />
    </label>
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
