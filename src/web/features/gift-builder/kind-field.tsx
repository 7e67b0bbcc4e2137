import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { changeKind, type GiftVariation } from './builder-product.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

const ConfirmModal = lazy(async () => ({ default: (await import('../feedback/confirm-modal.tsx')).ConfirmModal }))

/** By e-mail or by post. If switching would drop the addresses of several recipients, the shopper is asked first. */
export function KindField({ builder: { variations, variation, draft, form } }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<GiftVariation>()
  if (variations.length < 2) return <input type="hidden" name="variationId" value={variation?.variationId} />
  const choose = (variationId: string) => {
    const next = variations.find((one) => one.variationId === variationId)
    if (!next || next.kind === draft.kind) return
    if (draft.to === 'SEVERAL' && draft.receivers.length > 0) setWanted(next)
    else form.reset(changeKind(draft, next))
  }
  const reset = () => {
    if (wanted) form.reset({ ...changeKind(draft, wanted), receivers: [] })
    setWanted(undefined)
  }
  return (
    <>
      <RadioCards
        legend={t`How would you like to send it?`}
        name="variationId"
        value={variation?.variationId ?? ''}
        onChange={choose}
        options={variations.map((one) => ({
          id: one.variationId,
          media: <Icon name={one.kind === 'DIGITAL' ? 'mail' : 'truck'} className="size-6 text-accent-deep" />,
          title: one.kind === 'DIGITAL' ? <Trans>Digital, by email</Trans> : <Trans>A real card, by post</Trans>,
          description: <KindNote variation={one} />,
          isDisabled: !one.inStock,
        }))}
        className="tablet:grid-cols-2 desktop:grid-cols-1"
      />
      <OnceOpened isOpen={wanted !== undefined}>
        <ConfirmModal
          isOpen={wanted !== undefined}
          onClose={() => setWanted(undefined)}
          title={<Trans>Start again with the recipients?</Trans>}
          confirm={<Trans>Change and start again</Trans>}
          onConfirm={reset}
        >
          <Trans>
            By post each recipient needs a postal address, by email an email address. The recipients you have entered will be
            removed.
          </Trans>
        </ConfirmModal>
      </OnceOpened>
    </>
  )
}

function KindNote({ variation }: { variation: GiftVariation }) {
  if (!variation.inStock) return <Trans>Sold out for now</Trans>
  return variation.kind === 'DIGITAL' ? (
    <Trans>Arrives within the hour, or when you like</Trans>
  ) : (
    <Trans>Wrapped, to their door</Trans>
  )
}
