import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type MyCardFragment, RemoveGiftcardFromAccountDocument } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { hasOwnShop } from '#web/features/opened-card/has-own-shop.ts'
import { WhereToSpend } from '#web/features/opened-card/where-to-spend.tsx'
import { CardState } from '#web/features/redeem/card-state.tsx'
import { useRedeemStart } from '#web/features/redeem/start-redeeming.ts'
import { useSending } from '#web/forms/use-sending.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { openModal } from '#web/session/opened-modal.ts'
import { useAsk, useHref, useShop } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type MyCardProps = {
  card: MyCardFragment
  /** One level below the heading above it. */
  heading: 'h2' | 'h3'
}

/** One card: its balance, its expiry date, and the next action. */
export function MyCard({ card, heading: Heading }: MyCardProps) {
  const { locale } = useShop()
  const { info, image, receiverName } = card
  const lastDay = info.expiresOn && formatDay(info.expiresOn, locale)
  const held = info.held.value > 0 && formatMoney(info.held, locale)
  return (
    <article className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {image && <Picture picture={image} decorative className="h-auto w-28 shrink-0 rounded-[4.5%/7.2%] shadow-card" />}
        <div className="min-w-0 grow">
          <Heading className="font-semibold">
            {info.title} <span className="font-normal whitespace-nowrap text-ink-soft">•••• {info.lastFour}</span>
          </Heading>
          {receiverName && (
            <p className="text-ink-soft">
              <Trans>For {receiverName}</Trans>
            </p>
          )}
          {lastDay && (
            <p className="text-sm text-ink-soft">
              <Trans>Valid up to and including {lastDay}</Trans>
            </p>
          )}
          {held && (
            <p className="text-sm text-ink-soft">
              <Trans>{held} more is held for an order that is not finished.</Trans>
            </p>
          )}
        </div>
        <div className="flex items-center gap-3">
          <CardState state={info.state} />
          {info.state !== 'NOT_ACTIVATED' && (
            <strong className="headline text-heading tabular-nums">{formatMoney(info.balance, locale)}</strong>
          )}
        </div>
      </div>
      <Steps card={card} />
    </article>
  )
}

function Steps({ card }: { card: MyCardFragment }) {
  const href = useHref()
  const { info, isOwner, receiverName } = card
  const details = `${href('cardDetails')}?card=${card.id}`
  return (
    <div className="flex flex-wrap gap-2.5">
      {!receiverName && <UseLink card={card} />}
      {info.state === 'FROZEN' && isOwner && (
        <ButtonLink href={details} size="small" leadingIcon="refresh">
          <Trans>Have it replaced</Trans>
        </ButtonLink>
      )}
      {info.state !== 'NOT_ACTIVATED' && (
        <ButtonLink href={details} variant="secondary" size="small">
          <Trans>Details</Trans>
          <span className="sr-only">{info.lastFour}</span>
        </ButtonLink>
      )}
      {info.state === 'ACTIVE' && (
        <ButtonLink href={details} variant="quiet" size="small" leadingIcon="lock">
          <Trans>Lost? Freeze it</Trans>
        </ButtonLink>
      )}
      {card.isAdded && <RemoveButton id={card.id} />}
    </div>
  )
}

/** The main action of a card for its holder. */
function UseLink({ card: { id, info, giftPath, isOpened, isAdded } }: { card: MyCardFragment }) {
  const href = useHref()
  if (giftPath && !isOpened) {
    return (
      <ButtonLink href={giftPath} size="small" leadingIcon="gift">
        <Trans>Unwrap it</Trans>
      </ButtonLink>
    )
  }
  const isSpentOnline = info.nextStep === 'SPEND_AT_BRAND' && hasOwnShop(info.brand)
  return (
    <>
      {info.nextStep === 'REDEEM' && isAdded && <RedeemButton id={id} />}
      {info.nextStep === 'REDEEM' && !isAdded && (
        <ButtonLink href={giftPath ?? href('balance')} size="small" leadingIcon="gift">
          <Trans>Redeem it</Trans>
        </ButtonLink>
      )}
      {isSpentOnline && (
        <div className="w-full">
          <WhereToSpend brand={info.brand} path={info.brandPath} />
        </div>
      )}
      {info.nextStep === 'SPEND_AT_BRAND' && !isSpentOnline && info.brandPath && (
        <ButtonLink href={info.brandPath} size="small" leadingIcon="store">
          <Trans>See where to spend it</Trans>
        </ButtonLink>
      )}
      {info.nextStep === 'ACTIVATE' && (
        <ButtonLink href={href('activate')} size="small" trailingIcon="arrow-right">
          <Trans>Activate this card</Trans>
        </ButtonLink>
      )}
      {giftPath && (
        <ButtonLink href={giftPath} variant="secondary" size="small" leadingIcon="eye">
          <Trans>Show number and PIN</Trans>
        </ButtonLink>
      )}
    </>
  )
}

/** The customer typed number and PIN when they added the card, so they are not asked again. */
function RedeemButton({ id }: { id: string }) {
  const startRedeem = useRedeemStart()
  const { isSending, send } = useSending()
  const start = async () => {
    const failure = await send(async () => (await startRedeem({ giftcardId: id })).errors)
    if (failure) openModal({ name: 'failure', failure })
  }
  return (
    <Button size="small" leadingIcon="gift" isLoading={isSending} onClick={() => void start()}>
      <Trans>Redeem it</Trans>
    </Button>
  )
}

function RemoveButton({ id }: { id: string }) {
  const ask = useAsk()
  const router = useRouter()
  const { isSending, send } = useSending()
  const remove = async () => {
    const failure = await send(async () => {
      const { errors } = (await ask(RemoveGiftcardFromAccountDocument, { giftcardId: id })).removeGiftcardFromAccount
      if (errors.length === 0) await router.invalidate()
      return errors
    })
    if (failure) openModal({ name: 'failure', failure })
  }
  return (
    <Button variant="quiet" size="small" leadingIcon="close" isLoading={isSending} onClick={() => void remove()}>
      <Trans>Remove from my account</Trans>
    </Button>
  )
}
