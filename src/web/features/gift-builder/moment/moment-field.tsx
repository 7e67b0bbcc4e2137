import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { useShop } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OnceOpened } from '../../../ui/once-opened.tsx'
import { ChoiceRow } from '../extras/choice-row.tsx'
import type { Kind } from '../gift-draft.ts'
import { formatMoment, type Moment } from './delivery-moment.ts'

const MomentModal = lazy(async () => ({ default: (await import('./moment-modal.tsx')).MomentModal }))

type MomentFieldProps = {
  kind: Kind
  variationId: string
  value: Moment
  onChange: (moment: Moment) => void
  error?: string | undefined
}

export function MomentField({ kind, variationId, value, onChange, error }: MomentFieldProps) {
  const { locale } = useShop()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <ChoiceRow
        isInvalid={error !== undefined}
        media={<Icon name={value ? 'calendar' : 'clock'} className="size-7" />}
        title={value ? formatMoment(value, kind, locale) : <Trans>As soon as possible</Trans>}
        description={error ?? <MomentNote kind={kind} moment={value} />}
        actions={
          <Button variant="secondary" size="small" data-failure={error ? true : undefined} onClick={() => setOpen(true)}>
            {value ? <Trans>Change the moment</Trans> : <Trans>Choose a moment</Trans>}
          </Button>
        }
      />
      <OnceOpened isOpen={isOpen}>
        <MomentModal {...{ isOpen, kind, variationId }} moment={value} onClose={() => setOpen(false)} onChoose={onChange} />
      </OnceOpened>
    </div>
  )
}

export function MomentNote({ kind, moment }: { kind: Kind; moment: Moment }) {
  if (kind === 'DIGITAL') return moment ? <Trans>By email</Trans> : <Trans>By email, arrives now</Trans>
  return <Trans>By post</Trans>
}
