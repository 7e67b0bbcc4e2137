import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { CheckedCardFragment } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import type { CardValues } from '../../features/card-entry/card-values.ts'
import { passCard } from '../../features/card-entry/passed-card.ts'
import { CardSummary } from '../../features/redeem/card-summary.tsx'
import { NextStep } from '../../features/redeem/next-step.tsx'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type CardAnswerProps = {
  card: CheckedCardFragment
  values: CardValues
  /** The reason why the card cannot be used now. */
  failure: CallFailure | undefined
  campaign: string | undefined
}

/** The balance of the card, and its next steps. */
export function CardAnswer({ card, values, failure, campaign }: CardAnswerProps) {
  const translate = useFailureTexts()
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <CardSummary card={card} />
      {failure && <Notice tone="danger">{translate?.(failure)}</Notice>}
      <NextStep card={card} values={values} campaign={campaign} />
      {card.state !== 'NOT_ACTIVATED' && <DetailsButton values={values} />}
    </section>
  )
}

function DetailsButton({ values }: { values: CardValues }) {
  const { history } = useRouter()
  const details = useHref()('cardDetails')
  const show = () => {
    passCard(values)
    history.push(details)
  }
  return (
    <Button variant="quiet" leadingIcon="card" onClick={show} className="-ml-6 self-start">
      <Trans>Card details</Trans>
    </Button>
  )
}
