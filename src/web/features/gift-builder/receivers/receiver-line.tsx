import { Trans, useLingui } from '@lingui/react/macro'
import { useShop } from '#web/session/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { announceFirst } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ARRIVES_NOW, useArrivalText } from '../../arrival/use-arrival-text.ts'
import { type Kind, nameOf, placeOf, type ReceiverDraft } from '../gift-draft.ts'
import { formatMoment, type Moment } from '../moment/delivery-moment.ts'

type ReceiverLineProps = {
  receiver: ReceiverDraft
  kind: Kind
  error?: string | undefined
  onEdit: () => void
  onRemove: () => void
}

/** One of several recipients: name, address, time, and whether they have a message of their own. */
export function ReceiverLine({ receiver, kind, error, onEdit, onRemove }: ReceiverLineProps) {
  const { t } = useLingui()
  const { countryCode } = useShop()
  const name = nameOf(receiver)
  return (
    <li
      className={classNames(
        'flex items-center gap-2 rounded-card border py-2 pr-2 pl-4',
        error ? 'border-danger bg-danger-pale' : 'border-line bg-surface',
      )}
    >
      <div className="min-w-0 grow">
        <p className="leading-snug font-semibold">{name}</p>
        <p className="text-sm leading-snug wrap-anywhere text-ink-soft">{placeOf(receiver, kind, countryCode)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm leading-snug text-ink-soft">
          <span>
            <Arrives kind={kind} moment={receiver.moment} />
          </span>
          {receiver.message && (
            <span className="inline-flex items-center gap-1">
              <Icon name="message" className="size-4" />
              <Trans>Own message</Trans>
            </span>
          )}
        </p>
        {error && (
          <p ref={announceFirst} className="mt-1 flex gap-1.5 text-sm font-medium text-danger">
            <Icon name="alert" className="mt-px size-4.5" />
            {error}
          </p>
        )}
      </div>
      <IconButton icon="edit" label={t`Edit ${name}`} data-failure={error ? true : undefined} onClick={onEdit} />
      <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  )
}

/** Worded as in the basket, which also promises the first day of a parcel. */
function Arrives({ kind, moment }: { kind: Kind; moment: Moment }) {
  const { locale } = useShop()
  const arrivalText = useArrivalText()
  if (moment) {
    const when = formatMoment(moment, kind, locale)
    return <Trans>Arrives {when}</Trans>
  }
  return kind === 'DIGITAL' ? arrivalText(ARRIVES_NOW) : <Trans>As soon as possible</Trans>
}
