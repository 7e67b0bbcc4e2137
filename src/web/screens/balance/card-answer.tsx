import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CheckedCardFragment } from '../../../generated/documents.ts'
import { isRouteBuilt } from '../../../shared/built-routes.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import type { CardValues } from '../../features/card-entry/card-values.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { WhereToSpend } from '../../features/opened-card/where-to-spend.tsx'
import { useStartRedeeming } from '../../features/redeem/start-redeeming.ts'
import { useSending } from '../../forms/use-sending.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type CardAnswerProps = {
  card: CheckedCardFragment
  values: CardValues
  /** Why it cannot be used now. */
  failure: CallFailure | undefined
  campaign: string | undefined
}

/** What is on the card, and what to do with it. */
export function CardAnswer({ card, values, failure, campaign }: CardAnswerProps) {
  const { locale } = useShop()
  const translate = useFailureTexts()
  const lastDay = card.expiresOn && formatDay(card.expiresOn, locale)
  const held = card.held.value > 0 && formatMoney(card.held, locale)
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <div>
        <h2 className="text-subheading">
          {card.title} <span className="font-normal whitespace-nowrap text-ink-soft">•••• {card.lastFour}</span>
        </h2>
        <p className="headline text-title tabular-nums">{formatMoney(card.balance, locale)}</p>
        {lastDay && (
          <p className="text-ink-soft">
            <Trans>Valid up to and including {lastDay}</Trans>
          </p>
        )}
        {held && (
          <p className="text-ink-soft">
            <Trans>{held} more is held for an order that is not finished.</Trans>
          </p>
        )}
      </div>
      {failure && <Notice tone="danger">{translate?.(failure)}</Notice>}
      <NextStep card={card} values={values} campaign={campaign} />
    </section>
  )
}

function NextStep({ card, values, campaign }: Omit<CardAnswerProps, 'failure'>) {
  const href = useHref()
  if (card.nextStep === 'REDEEM') return <RedeemButton card={card} values={values} campaign={campaign} />
  if (card.nextStep === 'SPEND_AT_BRAND') {
    return (
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Spend this card at the brand itself, in its shops or online.</Trans>
        </p>
        <WhereToSpend brand={card.brand} path={card.brandPath} />
      </div>
    )
  }
  if (card.nextStep === 'ACTIVATE' && isRouteBuilt('activate')) {
    return (
      <ButtonLink href={href('activate')} trailingIcon="arrow-right" className="self-start">
        <Trans>Activate this card</Trans>
      </ButtonLink>
    )
  }
  return (
    <p>
      <Link href={href('contact')} variant="standalone">
        <Trans>Ask us about this card</Trans>
      </Link>
    </p>
  )
}

function RedeemButton({ card, values, campaign }: Omit<CardAnswerProps, 'failure'>) {
  const { t } = useLingui()
  const { locale } = useShop()
  const startRedeeming = useStartRedeeming(campaign)
  const { isSending, failure, send } = useSending()
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const start = () =>
    send(async () => {
      const started = await startRedeeming(values)
      setBrandPath(started.brandPath)
      return started.errors
    })
  const balance = formatMoney(card.balance, locale)
  return (
    <div className="flex flex-col gap-4">
      <FailedNotice failure={failure} action={brandPath && <Link href={brandPath}>{t`See where to spend it`}</Link>} />
      <Button size="large" leadingIcon="gift" isLoading={isSending} onClick={() => void start()} className="tablet:self-start">
        <Trans>Redeem {balance}</Trans>
      </Button>
    </div>
  )
}
