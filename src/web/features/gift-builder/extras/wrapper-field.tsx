import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useId } from 'react'
import type { WrapperFragment } from '#generated/documents.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldMessage } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Kind } from '../gift-draft.ts'
import { PriceNote, Thumbnail } from '../price-note.tsx'
import { ChoiceTile } from './choice-tile.tsx'
import { listOffered, listShown } from './offered-wrappers.ts'
import { useExtrasModal } from './use-extras.ts'
import type { WrapperCard } from './wrapper-overlay.tsx'

const WrapperOverlay = lazy(async () => ({ default: (await import('./wrapper-overlay.tsx')).WrapperOverlay }))

/** Together with the option for no wrapper, they fill a row. */
const SHOWN = 4

type WrapperFieldProps = {
  card: WrapperCard
  kind: Kind
  /** Undefined until they are loaded. */
  wrappers: readonly WrapperFragment[] | undefined
  value: string
  onChange: (wrapperId: string) => void
  error?: string | undefined
  /** Occasions whose wrappers come first, most important first. */
  preferredOccasions?: readonly string[]
}

/** A row of wrappers; the overlay shows all the others. */
export function WrapperField({ card, kind, wrappers, value, onChange, error, preferredOccasions = [] }: WrapperFieldProps) {
  const id = useId()
  const { isOpen, isLoading, open, close } = useExtrasModal(wrappers !== undefined)
  const offered = wrappers && listOffered(wrappers, kind, preferredOccasions)
  const chosen = offered?.find((wrapper) => wrapper.id === value)
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-[0.9375rem] font-semibold">
        <Trans>Wrapper</Trans>
      </legend>
      <WrapperRow name={id} shown={offered && listShown(offered, value, SHOWN)} value={chosen?.id ?? ''} onChange={onChange} />
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm leading-snug text-ink-soft" aria-live="polite">
          {chosen && (
            <>
              <span className="font-semibold text-ink">{chosen.title}</span>&nbsp;· <PriceNote price={chosen.price} />
            </>
          )}
          {offered && !chosen && <Trans>No wrapper</Trans>}
        </p>
        <Button
          variant="quiet"
          size="small"
          disabled={offered?.length === 0}
          isLoading={isLoading}
          data-failure={error ? true : undefined}
          onClick={open}
          className="-mr-3 shrink-0 px-3!"
        >
          <Trans>More wrappers</Trans>
        </Button>
      </div>
      <FieldMessage inputId={id} error={error} />
      {offered && (
        <OnceOpened isOpen={isOpen}>
          <WrapperOverlay card={card} isOpen={isOpen} value={value} wrappers={offered} onClose={close} onChoose={onChange} />
        </OnceOpened>
      )}
    </fieldset>
  )
}

type WrapperRowProps = {
  name: string
  shown: readonly WrapperFragment[] | undefined
  value: string
  onChange: (wrapperId: string) => void
}

/** On a phone it scrolls sideways. Its space is reserved until the wrappers are loaded. */
function WrapperRow({ name, shown, value, onChange }: WrapperRowProps) {
  const { t } = useLingui()
  return (
    <div className="-mx-1 scrollbar-none flex snap-x scroll-px-1 gap-2 overflow-x-auto p-1 max-tablet:-mr-5 *:w-20 *:shrink-0 tablet:grid tablet:grid-cols-5 tablet:*:w-auto">
      {!shown &&
        Array.from({ length: SHOWN + 1 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike and never change
          <Skeleton key={place} className="aspect-4/3 rounded-card!" />
        ))}
      {shown?.map(({ id, title, image }) => (
        <ChoiceTile key={id} name={name} isChosen={value === id} onChoose={() => onChange(id)} look="picture">
          {image ? <Thumbnail href={image.url.href} /> : <Icon name="gift" className="size-7" />}
          <span className="sr-only">{title}</span>
        </ChoiceTile>
      ))}
      {shown && (
        <ChoiceTile name={name} isChosen={value === ''} onChoose={() => onChange('')} look="picture">
          <span aria-hidden="true" className="text-sm font-semibold text-ink-soft">
            <Trans context="no wrapper">None</Trans>
          </span>
          <span className="sr-only">{t`No wrapper`}</span>
        </ChoiceTile>
      )}
    </div>
  )
}
