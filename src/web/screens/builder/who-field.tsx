import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '../../client/hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import type { GiftDraft } from './gift-draft.ts'
import { MomentField } from './moment-field.tsx'
import { Part } from './part.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { ReceiversField } from './receivers-field.tsx'
import type { GiftBuilder } from './use-gift-builder.ts'

/** To me, to one, to several; and when. */
export function WhoField({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { draft, change, errorOf, way } = builder
  return (
    <Part title={t`Who gets it?`}>
      <RadioCards
        legend={t`Who gets it?`}
        isLegendHidden
        name="to"
        value={draft.to}
        onChange={(to) => change({ to: to as GiftDraft['to'] }, 'receivers')}
        options={[
          {
            id: 'ME',
            media: <Icon name="user" className="size-6 text-accent-deep" />,
            title: <Trans>To me</Trans>,
            description: <MeNote kind={draft.kind} />,
          },
          {
            id: 'ONE',
            media: <Icon name="gift" className="size-6 text-accent-deep" />,
            title: <Trans>To somebody else</Trans>,
            isAsleep: !isHydrated,
          },
          {
            id: 'SEVERAL',
            media: <Icon name="users" className="size-6 text-accent-deep" />,
            title: <Trans>To several people</Trans>,
            isAsleep: !isHydrated,
          },
        ]}
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

function MeNote({ kind }: { kind: GiftDraft['kind'] }) {
  if (kind === 'DIGITAL') return <Trans>To print or to forward; your email address comes at checkout</Trans>
  return <Trans>To give by hand; your address comes at checkout</Trans>
}
