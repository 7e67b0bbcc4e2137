import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { WrapperFragment } from '../../../../generated/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OnceOpened } from '../../../ui/once-opened.tsx'
import type { Kind } from '../gift-draft.ts'
import { PriceNote, Thumbnail } from '../price-note.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { useExtrasModal } from './use-extras.ts'
import type { WrapperCard } from './wrapper-overlay.tsx'

const WrapperOverlay = lazy(async () => ({ default: (await import('./wrapper-overlay.tsx')).WrapperOverlay }))

type WrapperFieldProps = {
  card: WrapperCard
  kind: Kind
  /** Undefined until they have been asked for. */
  wrappers: readonly WrapperFragment[] | undefined
  value: string
  onChange: (wrapperId: string) => void
  error?: string | undefined
  suits?: readonly string[]
}

export function WrapperField({ card, kind, wrappers, value, onChange, error, suits = [] }: WrapperFieldProps) {
  const { t } = useLingui()
  const { isOpen, isLoading, open, close } = useExtrasModal(wrappers !== undefined)
  const offered = wrappers?.filter(({ kinds }) => kinds.includes(kind))
  const chosen = offered?.find(({ id }) => id === value)
  return (
    <div>
      <ChoiceRow
        isInvalid={error !== undefined}
        media={chosen?.image ? <Thumbnail href={chosen.image.url.href} /> : <Icon name="gift" className="size-7" />}
        title={chosen ? chosen.title : <Trans>No wrapper</Trans>}
        description={error ?? (chosen ? <PriceNote price={chosen.price} /> : <Trans>Add a folded sleeve around the card</Trans>)}
        actions={
          <>
            {chosen && <IconButton icon="close" label={t`Without a wrapper`} onClick={() => onChange('')} />}
            <Button variant="secondary" size="small" disabled={offered?.length === 0} isLoading={isLoading} onClick={open}>
              {chosen ? <Trans>Change</Trans> : <Trans>Choose a wrapper</Trans>}
              {chosen && <span className="sr-only">: {chosen.title}</span>}
            </Button>
          </>
        }
      />
      {offered && (
        <OnceOpened isOpen={isOpen}>
          <WrapperOverlay {...{ card, isOpen, value, suits }} wrappers={offered} onClose={close} onChoose={onChange} />
        </OnceOpened>
      )}
    </div>
  )
}
