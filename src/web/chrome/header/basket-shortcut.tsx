import { useLingui } from '@lingui/react/macro'
import { useBasketCount } from '../../session/basket-count.ts'
import { useHref } from '../../session/use-shop.ts'
import { Shortcut } from './shortcut.tsx'

/** A link to the basket, with the number of gifts in it (spec §2). The page is the same for everyone, so the number is loaded afterwards. */
export function BasketShortcut() {
  const { t } = useLingui()
  const href = useHref()
  const count = useBasketCount()
  return (
    <span className="relative">
      <Shortcut href={href('cart')} icon="basket" label={count > 0 ? t`Basket (${count})` : t`Basket`} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-accent-deep px-1.5 text-xs leading-none font-bold text-white tabular-nums ring-2 ring-ground"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}
