import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type ActivationFragment, ActivationOrderDocument } from '#generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { forgetPlacedOrder } from '../../features/checkout/placed-order.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The state of an activation, without codes. It refreshes while a payment is under way. */
export function ActivateSuccessScreen({ order }: { order: ActivationFragment }) {
  return <Confirmation key={order.id} loaded={order} />
}

const ASK_AGAIN_MS = 2_000

function Confirmation({ loaded }: { loaded: ActivationFragment }) {
  const ask = useAsk()
  const [order, setOrder] = usePageAnswer(loaded)
  const { id, status } = order
  useEffect(() => {
    if (status === 'COMPLETED') forgetPlacedOrder()
    if (status !== 'PENDING') return
    const follow = async () => {
      const { activationOrder } = await ask(ActivationOrderDocument, { uuid: id })
      if (activationOrder) setOrder(activationOrder)
    }
    const timer = setInterval(() => void follow().catch(() => undefined), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [ask, setOrder, id, status])
  return (
    <div className="grow bg-mist">
      <div className="page-width flex max-w-[56rem] flex-col gap-6 py-8 desktop:py-12">
        <Headline order={order} />
        <Cards order={order} />
      </div>
    </div>
  )
}

const LOOKS = {
  COMPLETED: { icon: 'sparkle', look: 'bg-success-pale text-success' },
  PENDING: { icon: 'clock', look: 'bg-trust-pale text-trust' },
  CANCELED: { icon: 'refresh', look: 'bg-trust-pale text-trust' },
  CART: { icon: 'clock', look: 'bg-trust-pale text-trust' },
} as const

function Headline({ order }: { order: ActivationFragment }) {
  const href = useHref()
  const { icon, look } = LOOKS[order.status]
  const { number, status, id } = order
  return (
    <section className="flex flex-col items-start gap-4 rounded-card bg-surface p-6 shadow-card tablet:p-10">
      <span className={`grid size-16 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className="size-8" />
      </span>
      <h1 className="text-title">
        <Title order={order} />
      </h1>
      <p className="max-w-2xl text-lead text-ink-soft">
        <Meaning order={order} />
      </p>
      <Progress order={order} />
      <p className="text-ink-soft">
        <Trans>
          Order number <strong>{number}</strong>
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {status === 'COMPLETED' ? (
          <ButtonLink href={href('activate')}>
            <Trans>Activate more cards</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href={`${href('processingPayment')}?order=${id}`}>
            <Trans>Check your payment</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Title({ order: { status, cardCount } }: { order: ActivationFragment }) {
  if (status === 'COMPLETED') return <Plural value={cardCount} one="Your card is active" other="Your # cards are active" />
  if (status === 'CANCELED') return <Trans>Your cards are not active</Trans>
  return <Trans>We are waiting for your payment</Trans>
}

function Meaning({ order: { status, customerEmail: email, total } }: { order: ActivationFragment }) {
  const { locale } = useShop()
  const paid = formatMoney(total, locale)
  if (status === 'COMPLETED') {
    return (
      <Trans>
        {paid} is on them, and they are ready to give. We have emailed {email}; there are no codes in the email.
      </Trans>
    )
  }
  if (status === 'CANCELED') return <Trans>This order was not paid, or its money went back. You can try again.</Trans>
  return <Trans>Your cards become active as soon as it has arrived, within 24 hours at the latest. We then email {email}.</Trans>
}

function Progress({ order: { cardCount, activeCount, status } }: { order: ActivationFragment }) {
  const { t } = useLingui()
  if (status === 'CANCELED') return null
  return (
    <div className="flex w-full max-w-xl flex-col gap-2">
      <progress
        aria-label={t`Active cards`}
        max={cardCount}
        value={activeCount}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
      />
      <p role="status">
        <Trans>
          {activeCount} of {cardCount} active
        </Trans>
      </p>
    </div>
  )
}

function Cards({ order: { cards, cardCount } }: { order: ActivationFragment }) {
  const { locale } = useShop()
  const hidden = cardCount - cards.length
  return (
    <section className="rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <h2 className="text-subheading">
        <Trans>Your cards</Trans>
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {cards.map(({ lastFour, title, amount, isActive }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four digits are not unique, and the list never changes its order
          <li key={index} className="flex items-center gap-3 py-3">
            <Icon name={isActive ? 'check' : 'clock'} className={isActive ? 'text-success' : 'text-ink-soft'} />
            <span className="min-w-0 grow">
              {title} <span className="whitespace-nowrap text-ink-soft">•••• {lastFour}</span>
            </span>
            <strong className="whitespace-nowrap tabular-nums">{formatMoney(amount, locale)}</strong>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="pt-3 text-ink-soft">
          <Plural value={hidden} one="And # more card" other="And # more cards" />
        </p>
      )}
    </section>
  )
}

export function UnknownActivation() {
  const href = useHref()
  return (
    <MessagePage
      icon="search"
      title={<Trans>We cannot find this activation</Trans>}
      actions={
        <>
          <ButtonLink href={href('activate')}>
            <Trans>Activate a card</Trans>
          </ButtonLink>
          <ButtonLink href={href('contact')} variant="secondary">
            <Trans>Ask us</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Only the browser or the account that ordered it can see it. The confirmation is in your inbox.</Trans>
    </MessagePage>
  )
}
