import { Trans } from '@lingui/react/macro'
import { useShop } from '../../session/use-shop.ts'
import { formatMoment } from './moment/delivery-moment.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

/** What the form's button does: an email is sent at the moment that was chosen. A parcel leaves before the day on which it arrives. */
export function SubmitLabel({ builder }: { builder: GiftBuilder }) {
  const when = useChosenMoment(builder)
  return when && builder.draft.kind === 'DIGITAL' ? <Trans>Send {when}</Trans> : <BasketLabel builder={builder} />
}

/** What the button of the bar does and, once a moment is chosen, when the gift arrives. */
export function BasketLabel({ builder }: { builder: GiftBuilder }) {
  const when = useChosenMoment(builder)
  return (
    <span>
      <Trans>Add to basket</Trans>
      {when && (
        <span className="block text-xs leading-tight font-medium tabular-nums">
          <Trans>Arrives {when}</Trans>
        </span>
      )}
    </span>
  )
}

/** Of several recipients each has a moment of their own. */
function useChosenMoment({ draft: { moment, to, kind } }: GiftBuilder): string | undefined {
  const { locale } = useShop()
  return moment && to !== 'SEVERAL' ? formatMoment(moment, kind, locale) : undefined
}
