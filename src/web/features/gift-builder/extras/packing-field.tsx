import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { GiftPackingFragment } from '#generated/documents.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { PriceNote, Thumbnail } from '../price-note.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { useExtrasModal } from './use-extras.ts'

const PackingModal = lazy(async () => ({ default: (await import('./packing-modal.tsx')).PackingModal }))

type PackingFieldProps = {
  packings: readonly GiftPackingFragment[] | undefined
  value: string
  onChange: (giftPackingId: string) => void
  error?: string | undefined
}

/** Only for parcels: an e-mail has no packing. */
export function PackingField({ packings, value, onChange, error }: PackingFieldProps) {
  const { t } = useLingui()
  const { isOpen, isLoading, open, close } = useExtrasModal(packings !== undefined)
  const chosen = packings?.find(({ id }) => id === value)
  return (
    <div>
      <ChoiceRow
        isInvalid={error !== undefined}
        media={chosen?.image ? <Thumbnail href={chosen.image.url.href} /> : <Icon name="sparkle" className="size-7" />}
        title={chosen ? chosen.title : <Trans>No gift box</Trans>}
        description={error ?? (chosen ? <PriceNote price={chosen.price} /> : <Trans>A box, tin or pouch to unwrap</Trans>)}
        actions={
          <>
            {chosen && <IconButton icon="close" label={t`Remove the gift box`} onClick={() => onChange('')} />}
            <Button variant="secondary" size="small" disabled={packings?.length === 0} isLoading={isLoading} onClick={open}>
              {chosen ? <Trans>Change</Trans> : <Trans>Choose a gift box</Trans>}
              {chosen && <span className="sr-only">: {chosen.title}</span>}
            </Button>
          </>
        }
      />
      {packings && (
        <OnceOpened isOpen={isOpen}>
          <PackingModal isOpen={isOpen} packings={packings} value={value} onClose={close} onChoose={onChange} />
        </OnceOpened>
      )}
    </div>
  )
}
