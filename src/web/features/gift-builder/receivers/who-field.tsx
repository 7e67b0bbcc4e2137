import { useLingui } from '@lingui/react/macro'
import { MomentField } from '../moment/moment-field.tsx'
import { Part } from '../part.tsx'
import type { GiftBuilder } from '../use-gift-builder.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { ReceiversField } from './receivers-field.tsx'
import { WhoChoice } from './who-choice.tsx'

/** To me, to one, to several; and when. */
export function WhoField({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const { draft, form, way } = builder
  return (
    <Part title={t`Who gets it?`}>
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
          receiver={draft.receiver}
          onChange={(changes, field) => form.change({ receiver: { ...draft.receiver, ...changes } }, `receiver.${field}`)}
          errorOf={(field) => form.errorOf(`receiver.${field}`)}
        />
      )}
      {draft.to === 'SEVERAL' ? (
        <ReceiversField builder={builder} />
      ) : (
        way && (
          <div className="unscripted:hidden">
            <MomentField
              kind={draft.kind}
              variationId={way.variationId}
              value={draft.moment}
              onChange={(moment) => form.change({ moment })}
              error={form.errorOf('moment')}
            />
          </div>
        )
      )}
    </Part>
  )
}
