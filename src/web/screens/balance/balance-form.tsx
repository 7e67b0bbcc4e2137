import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type CheckedCardFragment, GiftcardInfoDocument } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { CardForm, CardNeedsScript, useCardEntry } from '../../features/card-entry/card-form.tsx'
import { type CardValues, toCardInput } from '../../features/card-entry/card-values.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { CardAnswer } from './card-answer.tsx'

type BalanceFormProps = { cardNumber: string; campaign: string | undefined }

/** A QR code may fill in the number; the PIN is always typed. */
export function BalanceForm(props: BalanceFormProps) {
  return <CardNeedsScript>{(key) => <CheckForm key={key} {...props} />}</CardNeedsScript>
}

type Checked = { values: CardValues; card: CheckedCardFragment; failure: CallFailure | undefined }

function CheckForm({ cardNumber, campaign }: BalanceFormProps) {
  const ask = useAsk()
  const [checked, setChecked] = useState<Checked>()
  const entry = useCardEntry(
    async (values) => {
      setChecked(undefined)
      const { card, errors } = (await ask(GiftcardInfoDocument, await toCardInput(values))).giftcardInfo
      if (!card) return { errors }
      // The summary of a card that cannot be used is shown too, with the reason.
      setChecked({ values, card, failure: errors[0] })
      return { errors: [] }
    },
    { cardNumber, pin: '' },
  )
  // The answer belongs to the card typed before, so editing the number hides it.
  const answer = checked?.values === entry.values ? checked : undefined
  return (
    <>
      <CardForm entry={entry} className="rounded-card bg-surface p-5 shadow-card tablet:p-8">
        <Button
          type="submit"
          size="large"
          isLoading={entry.isSending}
          variant={answer ? 'secondary' : 'primary'}
          className="tablet:self-start"
        >
          <Trans>Check the balance</Trans>
        </Button>
      </CardForm>
      <div role="status" className="empty:hidden">
        {answer && <CardAnswer {...answer} campaign={campaign} />}
      </div>
    </>
  )
}
