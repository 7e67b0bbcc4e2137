import { Trans } from '@lingui/react/macro'
import { useShop } from '../../session/use-shop.ts'
import { formatMoment } from './moment/delivery-moment.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

/** The label of the form's button. An e-mail is sent at the chosen moment; a parcel is sent before the chosen day, on which it arrives. */
export function SubmitLabel({ builder }: { builder: GiftBuilder }) {
  const when = useChosenMoment(builder)
  return when && builder.draft.kind === 'DIGITAL' ? <Trans>Send {when}</Trans> : <BasketLabel builder={builder} />
}

/** The label of the bar's button: what it does and, once a moment is chosen, when the gift arrives. */
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

/** With several recipients, each has a moment of their own. */
function useChosenMoment({ draft: { moment, to, kind } }: GiftBuilder): string | undefined {
  const { locale } = useShop()
  return moment && to !== 'SEVERAL' ? formatMoment(moment, kind, locale) : undefined
}
