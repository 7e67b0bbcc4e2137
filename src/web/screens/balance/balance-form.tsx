import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type CheckedCardFragment, GiftcardInfoDocument } from '../../../generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { CardFields } from '../../features/card-entry/card-fields.tsx'
import { type CardValues, groupCardNumber, listCardFailures, proveCard } from '../../features/card-entry/card-values.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { HydratedForm } from '../../features/form-fields/hydrated-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { CardAnswer } from './card-answer.tsx'

type BalanceFormProps = { cardNumber: string; campaign: string | undefined }

/** The number of a QR code is filled in; the PIN is always typed. */
export function BalanceForm(props: BalanceFormProps) {
  return (
    <HydratedForm
      reason={
        <Trans>To protect your card we need JavaScript here: it proves that a person is asking. Please switch it on.</Trans>
      }
    >
      {(key) => <CheckForm key={key} {...props} />}
    </HydratedForm>
  )
}

type Checked = { values: CardValues; card: CheckedCardFragment; failure: CallFailure | undefined }

function CheckForm({ cardNumber, campaign }: BalanceFormProps) {
  const ask = useAsk()
  const [checked, setChecked] = useState<Checked>()
  const form = useForm<CardValues>({
    initial: { cardNumber: groupCardNumber(cardNumber), pin: '' },
    listFailures: listCardFailures,
    send: async (values) => {
      setChecked(undefined)
      const { card, errors } = (await ask(GiftcardInfoDocument, await proveCard(values))).giftcardInfo
      if (!card) return errors
      // A card that cannot be used is described all the same, with the reason.
      setChecked({ values, card, failure: errors[0] })
      return []
    },
  })
  // Of what was typed then: another number is another card.
  const answer = checked?.values === form.values ? checked : undefined
  return (
    <>
      <form {...form.props} className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
        <FailedNotice failure={form.failure} />
        <CardFields form={form} />
        <Button
          type="submit"
          size="large"
          isLoading={form.isSending}
          variant={answer ? 'secondary' : 'primary'}
          className="tablet:self-start"
        >
          <Trans>Check the balance</Trans>
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {answer && <CardAnswer {...answer} campaign={campaign} />}
      </div>
    </>
  )
}
