import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { CartFragment, CartShipmentFragment, DeliveryMode } from '../../../generated/documents.ts'
import { listUnnamed } from '../../features/checkout/list-unnamed.ts'
import { useModeOptions } from '../../features/checkout/use-mode-options.tsx'
import { emptyReceiver, type ReceiverDraft, toReceiverInput } from '../../features/gift-builder/gift-draft.ts'
import { MORNING } from '../../features/gift-builder/moment/delivery-moment.ts'
import { openModal } from '../../session/opened-modal.ts'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import type { Cart } from './use-cart.ts'

const ReceiverModal = lazy(async () => ({
  default: (await import('../../features/gift-builder/receivers/receiver-modal.tsx')).ReceiverModal,
}))

/** How several parcels travel: as each gift says, all to one address, or each to a receiver of its own (spec §3). */
export function DeliveryModes({ cart, shown }: { cart: Cart; shown: CartFragment }) {
  const { legend, options } = useModeOptions()
  const [isAsked, setAsked] = useState(false)
  const [unnamed, setUnnamed] = useState<readonly CartShipmentFragment[]>([])
  const [naming, setNaming] = useState<string>()
  const parcels = shown.shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
  const variationId = parcels[0]?.packages[0]?.giftcard.variationId
  if (parcels.length < 2 || !variationId) return null
  const choose = async (mode: string) => {
    if (mode === 'SINGLE') return setAsked(true)
    const [failure] = await cart.deliver({ deliveryMode: mode as DeliveryMode })
    if (failure) return openModal({ name: 'failure', failure })
    const found = mode === 'SPLIT' ? listUnnamed(parcels) : []
    setUnnamed(found)
    setNaming(found[0]?.id)
  }
  const sendTogether = (receiver: ReceiverDraft) => cart.deliver({ deliveryMode: 'SINGLE', receiver: toInput(receiver) })
  return (
    <section className="rounded-card p-5 ring-1 ring-line unscripted:hidden tablet:p-6">
      <RadioCards
        {...{ legend, options }}
        name="deliveryMode"
        value={shown.deliveryMode}
        onChange={(mode) => void choose(mode)}
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
          onSave={sendTogether}
        />
      </OnceOpened>
      {unnamed.map((parcel, place) => (
        <NamingModal
          key={parcel.id}
          {...{ cart, parcel }}
          isOpen={naming === parcel.id}
          onGiven={() => setNaming(unnamed[place + 1]?.id)}
          onClose={() => setNaming((known) => (known === parcel.id ? undefined : known))}
        />
      ))}
    </section>
  )
}

type NamingModalProps = {
  cart: Cart
  parcel: CartShipmentFragment
  isOpen: boolean
  /** Comes before it closes: the next one may be asked for. */
  onGiven: () => void
  onClose: () => void
}

/** Asks for the receiver of a parcel that has none. */
function NamingModal({ cart, parcel, isOpen, onGiven, onClose }: NamingModalProps) {
  const [one] = parcel.packages
  const name = one?.giftcard.title ?? ''
  const moment = parcel.deliveryDate ? { day: parcel.deliveryDate, time: MORNING } : null
  const give = async (receiver: ReceiverDraft) => {
    const failures = await cart.deliver({ shipments: [{ shipmentId: parcel.id, receivers: [toInput(receiver)] }] })
    if (failures.length === 0) onGiven()
    return failures
  }
  return (
    <OnceOpened isOpen={isOpen}>
      <ReceiverModal
        {...{ isOpen, onClose }}
        title={<Trans>Who gets {name}?</Trans>}
        kind="PHYSICAL"
        variationId={one?.giftcard.variationId ?? ''}
        receiver={{ ...emptyReceiver(parcel.id), moment }}
        onSave={give}
      />
    </OnceOpened>
  )
}

/** A day left out stays as it was, and parcels of several days are no one parcel. */
function toInput(receiver: ReceiverDraft) {
  return { deliverOn: null, ...toReceiverInput(receiver, 'PHYSICAL') }
}
