import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  AddGiftcardPaymentDocument,
  CheckGiftcardPaymentDocument,
  type CheckGiftcardPaymentMutation,
} from '#generated/documents.ts'
import { CardFields } from '#web/features/card-entry/card-fields.tsx'
import { type CardValues, listCardFailures, toCardInput } from '#web/features/card-entry/card-values.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

type Ask = ReturnType<typeof useAsk>
type CheckedCard = CheckGiftcardPaymentMutation['checkGiftcardPayment']

/** Number and PIN of a Choice Gift Card. They are never saved in the browser. */
export function GiftCardForm({ checkout }: { checkout: Checkout }) {
  const ask = useAsk()
  const [isChecking, setChecking] = useState(false)
  const [checked, setChecked] = useState<{ card: CheckedCard; values: CardValues }>()
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const form = useForm<CardValues>({
    initial: { cardNumber: '', pin: '' },
    listFailures: listCardFailures,
    send: async (values, event) => {
      const isCheck = isCheckPressed(event)
      setChecking(isCheck)
      setChecked(undefined)
      setBrandPath(null)
      const card = isCheck ? await checkCard(ask, values) : await addCard(ask, checkout, values)
      if ('balance' in card && card.balance) setChecked({ card, values })
      setBrandPath(card.brandPath)
      return card.errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FailedNotice
        failure={form.failure}
        action={
          brandPath && (
            <Link href={brandPath}>
              <Trans>See where to spend it</Trans>
            </Link>
          )
        }
      />
      <CardFields form={form} />
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Button type="submit" variant="secondary" isLoading={form.isSending && !isChecking}>
          <Trans>Add this gift card</Trans>
        </Button>
        <Button type="submit" name="check" variant="quiet" isLoading={form.isSending && isChecking}>
          <Trans>Check the balance</Trans>
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {/* The balance belongs to the card typed before, so editing the number hides it. */}
        {checked?.values === form.values && <CheckedBalance card={checked.card} />}
      </div>
    </form>
  )
}

function CheckedBalance({ card }: { card: CheckedCard }) {
  const { locale } = useShop()
  const balance = card.balance && formatMoney(card.balance, locale)
  const lastDay = card.expiresOn && formatDay(card.expiresOn, locale)
  return (
    <p className="rounded-field bg-mist px-4 py-3 leading-snug">
      <span className="block font-semibold">{card.title}</span>
      <span className="block">
        <Trans>Balance {balance}</Trans>
      </span>
      <span className="text-sm text-ink-soft">
        <Trans>Valid up to and including {lastDay}</Trans>
      </span>
    </p>
  )
}

function isCheckPressed(event: FormEvent | undefined): boolean {
  return (event?.nativeEvent as SubmitEvent | undefined)?.submitter?.getAttribute('name') === 'check'
}

async function addCard(ask: Ask, checkout: Checkout, values: CardValues) {
  const { addGiftcardPayment } = await ask(AddGiftcardPaymentDocument, await toCardInput(values))
  if (addGiftcardPayment.payment) checkout.replacePayment(addGiftcardPayment.payment)
  return addGiftcardPayment
}

async function checkCard(ask: Ask, values: CardValues): Promise<CheckedCard> {
  return (await ask(CheckGiftcardPaymentDocument, await toCardInput(values))).checkGiftcardPayment
}
