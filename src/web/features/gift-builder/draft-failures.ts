import type { ShopFailure } from '#shared/failures.ts'
import { listAddressFailures, listReceiverFailures } from '#shared/validation/address.ts'
import { findPersonalMessageFailure } from '#shared/validation/personal-message.ts'
import type { GiftDraft, Kind, ReceiverDraft } from './gift-draft.ts'
import { chosenValue } from './own-value.ts'
import { findValueFailure, type Offer } from './value-failure.ts'

type DraftContext = { offer: Offer; locale: string; countryCode: string }

/** Every error that the server would report, each with its field, in the order of the form. */
export function listDraftFailures(draft: GiftDraft, { offer, locale, countryCode }: DraftContext): ShopFailure[] {
  const value = findValueFailure(chosenValue(draft), offer, locale)
  return [...(value ? [value] : []), ...listMessageFailures(draft.message, 'message'), ...listWhoFailures(draft, countryCode)]
}

function listWhoFailures(draft: GiftDraft, countryCode: string): ShopFailure[] {
  if (draft.to === 'ME') return []
  if (draft.to === 'ONE')
    return listPersonFailures({ ...draft.receiver, message: '' }, draft.kind, { countryCode, at: 'receiver.' })
  if (draft.receivers.length === 0) return [{ name: 'RECEIVERS_INVALID', parameter: 'receivers' }]
  return draft.receivers.flatMap((receiver) =>
    listPersonFailures(receiver, draft.kind, { countryCode, at: `receivers.${receiver.id}.` }),
  )
}

/** The errors of one person's fields; `at` is the prefix of the field names. */
export function listPersonFailures(
  receiver: ReceiverDraft,
  kind: Kind,
  { countryCode, at = '' }: { countryCode: string; at?: string },
): ShopFailure[] {
  const { id: _id, moment: _moment, message, ...fields } = receiver
  const person =
    kind === 'DIGITAL'
      ? listReceiverFailures(fields)
      : listAddressFailures({ ...fields, email: null, countryCode }, { purpose: 'DELIVERY' })
  return [
    ...person.map((failure) => ({ ...failure, parameter: at + failure.parameter })),
    ...listMessageFailures(message, `${at}message`),
  ]
}

/** An empty message counts as no message. */
export function listMessageFailures(message: string, parameter: string): ShopFailure[] {
  const name = message.trim() === '' ? undefined : findPersonalMessageFailure(message)
  return name ? [{ name, parameter }] : []
}
