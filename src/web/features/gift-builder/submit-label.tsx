import { Trans } from '@lingui/react/macro'
import { useShop } from '../../session/use-shop.ts'
import { formatShortMoment } from './moment/delivery-moment.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

/** What the button does and, once a moment is chosen, when the gift arrives. */
export function SubmitLabel({ builder: { draft } }: { builder: GiftBuilder }) {
  const { locale } = useShop()
  const when = draft.moment && draft.to !== 'SEVERAL' && formatShortMoment(draft.moment, draft.kind, locale)
  return (
    <span>
      <Trans>Add to basket</Trans>
      {when && (
        <span className="block text-xs leading-tight font-medium tabular-nums">
          {draft.kind === 'DIGITAL' ? <Trans>Arrives {when}</Trans> : <Trans>Deliver {when}</Trans>}
        </span>
      )}
    </span>
  )
}
