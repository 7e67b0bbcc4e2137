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
  const { draft, change, errorOf, way } = builder
  return (
    <Part title={t`Who gets it?`}>
      <WhoChoice
        choices={['ME', 'ONE', 'SEVERAL']}
        kind={draft.kind}
        name="to"
        value={draft.to}
        onChange={(to) => change({ to }, 'receivers')}
      />
      {draft.to === 'ONE' && (
        <ReceiverFields
          kind={draft.kind}
          receiver={draft.receiver}
          onChange={(changes, field) => change({ receiver: { ...draft.receiver, ...changes } }, `receivers.0.${field}`)}
          errorOf={(field) => errorOf(`receivers.0.${field}`)}
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
              onChange={(moment) =>
                change({ moment }, errorOf('receivers.0.deliverOn') ? 'receivers.0.deliverOn' : 'receivers.0.deliverAt')
              }
              error={errorOf('receivers.0.deliverOn') ?? errorOf('receivers.0.deliverAt')}
            />
          </div>
        )
      )}
    </Part>
  )
}
