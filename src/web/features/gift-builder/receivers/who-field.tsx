import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MomentField } from '../moment/moment-field.tsx'
import { Part } from '../part.tsx'
import { RECEIVER_FIELD } from '../saved-draft.ts'
import type { GiftBuilder } from '../use-gift-builder.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { OnlyForMe, WhoChoice } from './who-choice.tsx'

const ReceiversField = lazy(async () => ({ default: (await import('./receivers-field.tsx')).ReceiversField }))

/** The recipients (the buyer, one person, several people) and the moment of delivery. */
export function WhoField({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const { draft, form, variation } = builder
  return (
    <Part title={t`Who is it for?`}>
      <OnlyForMe kind={draft.kind} />
      <div className="flex flex-col gap-5 unscripted:hidden">
        <WhoChoice
          choices={['ME', 'ONE', 'SEVERAL']}
          kind={draft.kind}
          name="to"
          value={draft.to}
          onChange={(to) => form.change({ to }, 'receivers')}
        />
        {draft.to === 'ONE' && (
          <ReceiverFields
            kind={draft.kind}
            namePrefix={RECEIVER_FIELD}
            receiver={draft.receiver}
            onChange={(changes, field) => form.change({ receiver: { ...draft.receiver, ...changes } }, `receiver.${field}`)}
            errorOf={(field) => form.errorOf(`receiver.${field}`)}
          />
        )}
        {draft.to === 'SEVERAL' && (
          <Suspense fallback={<Skeleton className="h-11" />}>
            <ReceiversField builder={builder} />
          </Suspense>
        )}
        {draft.to !== 'SEVERAL' && variation && (
          <MomentField
            kind={draft.kind}
            variationId={variation.variationId}
            value={draft.moment}
            onChange={(moment) => form.change({ moment })}
            error={form.errorOf('moment')}
          />
        )}
      </div>
    </Part>
  )
}
