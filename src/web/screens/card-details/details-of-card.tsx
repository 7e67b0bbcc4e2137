import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardDetailsFragment, RevealedCardFragment } from '#generated/documents.ts'
import { FAILURES, type FailureName } from '#shared/failures.ts'
import { Panel } from '../../features/feedback/panel.tsx'
import { CardCodes } from '../../features/opened-card/card-codes.tsx'
import { CardSummary } from '../../features/redeem/card-summary.tsx'
import { NextStep } from '../../features/redeem/next-step.tsx'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import type { DetailsProps } from './details-props.ts'
import { FreezePanel } from './freeze-panel.tsx'
import { KeepButton } from './keep-button.tsx'
import { MovementList } from './movement-list.tsx'
import { ReplacePanel, ShowCodesButton } from './replace-panel.tsx'

type DetailsOfCardProps = DetailsProps & { isCustomer: boolean; onReplaced: (details: CardDetailsFragment) => void }

export function DetailsOfCard({ isCustomer, onReplaced, ...props }: DetailsOfCardProps) {
  const { details, values } = props
  const { info } = details
  const [codes, setCodes] = useState<RevealedCardFragment>()
  const replaced = (card: RevealedCardFragment, changed: CardDetailsFragment) => {
    setCodes(card)
    onReplaced(changed)
  }
  return (
    <>
      <section className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
        <CardSummary card={info} />
        <UnusableReason state={info.state} />
        {info.state !== 'FROZEN' && info.state !== 'CLOSED' && <NextStep card={info} values={values} />}
        <KeepButton {...props} isCustomer={isCustomer} />
        {details.replacedId && !codes && <ShowCodesButton replacedId={details.replacedId} onShown={replaced} />}
      </section>
      {codes && (
        <Panel title={<Trans>Your new card</Trans>}>
          <p>
            <Trans>The balance is on this card now. The old number no longer works.</Trans>
          </p>
          <CardCodes card={codes} />
        </Panel>
      )}
      {info.state === 'FROZEN' ? <ReplacePanel details={details} onReplaced={replaced} /> : <FreezePanel {...props} />}
      <MovementList movements={details.movements} />
    </>
  )
}

const REASONS: Readonly<Partial<Record<CardDetailsFragment['info']['state'], FailureName>>> = {
  BLOCKED: 'CARD_BLOCKED',
  CLOSED: 'CARD_CLOSED',
  EXPIRED: 'CARD_EXPIRED',
  WRONG_STORE: 'CARD_WRONG_STORE',
}

/** The reason why the card cannot be used. An empty card needs no reason, and a frozen card has a section of its own. */
function UnusableReason({ state }: Pick<CardDetailsFragment['info'], 'state'>) {
  const translate = useFailureTexts()
  const reason = REASONS[state]
  return reason ? <Notice tone="danger">{translate?.({ ...FAILURES[reason], referencedRequestParameter: null })}</Notice> : null
}
