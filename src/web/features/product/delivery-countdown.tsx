import { Trans, useLingui } from '@lingui/react/macro'
import type { DeliveryOptionsFragment } from '#generated/documents.ts'
import { formatWeekday } from '../../i18n/dates.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ARRIVES_NOW, useArrivalText } from '../arrival/use-arrival-text.ts'
import { type Countdown, type Promised, readCountdown } from './countdown.ts'

/** The page is the same for everyone and may be old, so the browser calculates the countdown. Without script the general rule is shown. */
export function DeliveryCountdown({ delivery, byEmail }: { delivery: DeliveryOptionsFragment; byEmail: boolean }) {
  const { t } = useLingui()
  const now = useNow()
  const { locale } = useShop()
  const arrivalText = useArrivalText()
  // The server formats the days of all promises, so that the browser need not.
  const promises = delivery.promises.map((promise) => ({
    ...promise,
    shippingDay: formatWeekday(promise.shipsOn, locale),
    arrives: arrivalText({ from: promise.deliveredFrom, until: promise.deliveredBy, at: null }),
  }))
  const countdown = now === undefined ? undefined : readCountdown(promises, now)
  return (
    <div className="flex flex-col gap-3 rounded-card bg-trust-pale p-4 tablet:p-5">
      {byEmail && (
        <p className="flex items-start gap-3.5 font-semibold">
          <Icon name="mail" className="mt-0.5 size-6 shrink-0 text-trust" label={t`By email`} />
          {arrivalText(ARRIVES_NOW)}
        </p>
      )}
      <div className="flex items-start gap-3.5">
        <Icon name="truck" className="mt-0.5 size-6 shrink-0 text-trust" label={t`By post`} />
        <div className="min-h-12" role={countdown ? 'timer' : undefined}>
          <p className="font-semibold">{countdown ? <ShippingPromise countdown={countdown} /> : <Rule />}</p>
          <p className="text-[0.9375rem]">{countdown ? countdown.promise.arrives : <DeliveryRule />}</p>
        </div>
      </div>
    </div>
  )
}

function Rule() {
  return <Trans>Ordered on a working day before 17:00: posted the same day</Trans>
}

function DeliveryRule() {
  return <Trans>By post, delivered 2–3 working days later</Trans>
}

type Counted = Countdown<Promised & { shippingDay: string }>

function ShippingPromise({ countdown }: { countdown: Counted }) {
  const day = countdown.promise.shippingDay
  if (countdown.ships === 'tomorrow') return <Trans>Order now: posted tomorrow</Trans>
  if (countdown.ships === 'later') return <Trans>Order now: posted on {day}</Trans>
  return <ShipsToday countdown={countdown} />
}

function ShipsToday({ countdown: { hours, minutes } }: { countdown: Counted }) {
  if (hours === 0 && minutes === 0) return <Trans>Order within a minute: posted today</Trans>
  if (hours === 0) return <Trans>Order within {minutes} min: posted today</Trans>
  return (
    <Trans>
      Order within {hours} h {minutes} min: posted today
    </Trans>
  )
}
