import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { CartFragment, DeliveryMode } from '../../../generated/documents.ts'
import { openModal } from '../../client/opened-modal.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { withoutPlace } from '../builder/field-failures.ts'
import { emptyReceiver, type ReceiverDraft, toReceiverInput } from '../builder/gift-draft.ts'
import { OnceOpened } from '../builder/once-opened.tsx'
import type { Cart } from './use-cart.ts'

const ReceiverModal = lazy(async () => ({ default: (await import('../builder/receiver-modal.tsx')).ReceiverModal }))

/** How several parcels travel: as each gift says, all to one address, or each to a receiver of its own (spec §3). */
export function DeliveryModes({ cart, shown }: { cart: Cart; shown: CartFragment }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const parcels = shown.shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
  const variationId = parcels[0]?.packages[0]?.giftcard.variationId
  if (parcels.length < 2 || !variationId) return null
  const choose = async (mode: string) => {
    if (mode === 'SINGLE') return setAsked(true)
    const [failure] = await cart.deliver({ deliveryMode: mode as DeliveryMode })
    if (failure) openModal({ name: 'failure', failure })
  }
  const gather = async (receiver: ReceiverDraft) => {
    // A day left out stays as it was, and parcels of several days are no one parcel.
    const input = { deliverOn: null, ...toReceiverInput(receiver, 'PHYSICAL') }
    const failures = await cart.deliver({ deliveryMode: 'SINGLE', receiver: input })
    return failures.map(withoutPlace)
  }
  return (
    <section className="rounded-card p-5 ring-1 ring-line unscripted:hidden tablet:p-6">
      <RadioCards
        legend={t`How shall the parcels travel?`}
        name="deliveryMode"
        value={shown.deliveryMode}
        onChange={(mode) => void choose(mode)}
        options={[
          {
            id: 'DEFAULT',
            media: <ModeIcon name="gift" />,
            title: <Trans>Gift by gift</Trans>,
            description: <Trans>As shown with each gift</Trans>,
          },
          {
            id: 'SINGLE',
            media: <ModeIcon name="home" />,
            title: <Trans>All to one address</Trans>,
            description: <Trans>One parcel, one shipping</Trans>,
          },
          { id: 'SPLIT', media: <ModeIcon name="users" />, title: <Trans>Each to its own receiver</Trans> },
        ]}
        className="desktop-medium:grid-cols-3"
      />
      <OnceOpened isOpen={isAsked}>
        <ReceiverModal
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          title={<Trans>Where does it all go?</Trans>}
          kind="PHYSICAL"
          variationId={variationId}
          receiver={emptyReceiver('single')}
          onSave={gather}
        />
      </OnceOpened>
    </section>
  )
}

function ModeIcon({ name }: { name: 'gift' | 'home' | 'users' }) {
  return <Icon name={name} className="size-6 text-accent-deep" />
}
