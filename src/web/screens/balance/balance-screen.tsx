import { Trans } from '@lingui/react/macro'
import { Picture } from '../../blocks/picture.tsx'
import { useShopHref } from '../../features/redeem/start-redeeming.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BalanceForm } from './balance-form.tsx'
import type { BalanceData } from './load-balance.ts'

/** The visitor types number and PIN, and sees the balance and the next step. A gift or an exchange that was started can be continued here. */
export function BalanceScreen({ data }: { data: BalanceData }) {
  return (
    <div className="grow bg-mist">
      <div className="page-width grid items-start gap-8 py-8 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:gap-14 desktop:py-14">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-3">
            <h1 className="text-title">
              <Trans>What is on your gift card?</Trans>
            </h1>
            <p className="max-w-2xl text-lead text-ink-soft">
              <Trans>See what is left, and choose what you like best: a Choice Gift Card becomes any card in the shop.</Trans>
            </p>
          </div>
          {data.refusal && <Notice tone="danger">{data.refusal}</Notice>}
          {data.waiting && <Waiting what={data.waiting} campaign={data.campaign} />}
          {data.open && <OpenVisit order={data.open} />}
          <BalanceForm cardNumber={data.cardNumber} campaign={data.campaign} />
        </div>
        <aside className="grid items-center gap-6 tablet:max-desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Picture picture={data.picture} decorative priority className="h-auto w-full rounded-card" />
          <HowItWorks />
        </aside>
      </div>
    </div>
  )
}

/** The page was opened with a redeem token. Opening it changes nothing; this button starts. */
function Waiting({ what, campaign }: { what: 'gift' | 'exchange'; campaign: string | undefined }) {
  const { language } = useShop()
  return (
    <form
      method="post"
      action="/redeem/start/"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-pale p-5 shadow-card tablet:p-8"
    >
      <input type="hidden" name="language" value={language} />
      {campaign && <input type="hidden" name="campaign" value={campaign} />}
      <p className="flex items-center gap-4 text-lg font-semibold">
        <Icon name="gift" className="size-8 text-accent-deep" />
        {what === 'gift' ? (
          <Trans>Your gift is here. You do not need a number or PIN.</Trans>
        ) : (
          <Trans>What you chose is here. You do not need a number or PIN.</Trans>
        )}
      </p>
      <Button type="submit" size="large" trailingIcon="arrow-right">
        {what === 'gift' ? <Trans>Redeem your gift</Trans> : <Trans>See my exchange</Trans>}
      </Button>
    </form>
  )
}

function OpenVisit({ order }: { order: NonNullable<BalanceData['open']> }) {
  const { locale } = useShop()
  const href = useHref()
  const shopHref = useShopHref()
  if (order.status === 'PENDING') {
    return (
      <Notice
        className="bg-surface!"
        title={<Trans>We are waiting for your payment</Trans>}
        action={
          <ButtonLink href={`${href('processingPayment')}?order=${order.id}`} size="small" trailingIcon="arrow-right">
            <Trans>Check your payment</Trans>
          </ButtonLink>
        }
      >
        <Trans>What you chose is held for you. Redeeming another card cancels it.</Trans>
      </Notice>
    )
  }
  const left = formatMoney(order.remainingBalance, locale)
  return (
    <Notice
      className="bg-surface!"
      title={<Trans>You are in the middle of redeeming</Trans>}
      action={
        <ButtonLink href={shopHref(order.campaign)} size="small" trailingIcon="arrow-right">
          <Trans>Keep choosing</Trans>
        </ButtonLink>
      }
    >
      <Trans>You have {left} left to spend. Redeeming another card cancels what you have started.</Trans>
    </Notice>
  )
}

function HowItWorks() {
  const steps = [
    { icon: 'card', text: <Trans>Enter the 19 digits and the PIN of your card.</Trans> },
    { icon: 'gift', text: <Trans>Exchange a Choice Gift Card for one brand or for several, or give it to a good cause.</Trans> },
    {
      icon: 'refresh',
      text: (
        <Trans>
          Changed your mind? Undo it within 14 days, as long as you have not opened the new card. An exchange with an extra
          payment cannot be undone online.
        </Trans>
      ),
    },
  ] as const
  return (
    <ol className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-7">
      {steps.map(({ icon, text }) => (
        <li key={icon} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
            <Icon name={icon} />
          </span>
          <span className="pt-2">{text}</span>
        </li>
      ))}
    </ol>
  )
}
