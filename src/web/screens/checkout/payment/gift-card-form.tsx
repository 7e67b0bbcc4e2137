import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  AddGiftcardPaymentDocument,
  CheckGiftcardPaymentDocument,
  type CheckGiftcardPaymentMutation,
} from '../../../../generated/documents.ts'
import type { ShopFailure } from '../../../../shared/failures.ts'
import { findCardNumberFailure, findPinFailure, toCardNumber } from '../../../../shared/validation/card-number.ts'
import type { Checkout } from '../../../features/checkout/use-checkout.ts'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import { TextField } from '../../../features/form-fields/text-field.tsx'
import { toFailures } from '../../../forms/form-failures.ts'
import { solvePuzzle } from '../../../forms/solve-puzzle.ts'
import { useForm } from '../../../forms/use-form.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { formatMoney } from '../../../i18n/numbers.ts'
import { useAsk, useShop } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type Ask = ReturnType<typeof useAsk>
type CardValues = { cardNumber: string; pin: string }
type CheckedCard = CheckGiftcardPaymentMutation['checkGiftcardPayment']

/** Number and PIN of a Choice Gift Card. They are never saved in the browser. */
export function GiftCardForm({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const ask = useAsk()
  const [isChecking, setChecking] = useState(false)
  const [checked, setChecked] = useState<{ card: CheckedCard; values: CardValues }>()
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const form = useForm<CardValues>({
    initial: { cardNumber: '', pin: '' },
    listFailures,
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
      <div className="grid items-start gap-x-4 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          form={form}
          name="cardNumber"
          label={t`Card number`}
          hint={t`The 19 digits on your card`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          aria-required
        />
        <TextField
          form={form}
          name="pin"
          label={t`PIN`}
          hint={t`6 digits`}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-required
        />
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Button type="submit" variant="secondary" isLoading={form.isSending && !isChecking}>
          <Trans>Add this gift card</Trans>
        </Button>
        <Button type="submit" name="check" variant="quiet" isLoading={form.isSending && isChecking}>
          <Trans>Check the balance</Trans>
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {/* Of what was typed then: another number is another card. */}
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

function listFailures({ cardNumber, pin }: CardValues): ShopFailure[] {
  return toFailures({ cardNumber: findCardNumberFailure(cardNumber), pin: findPinFailure(pin) })
}

async function addCard(ask: Ask, checkout: Checkout, values: CardValues) {
  const { addGiftcardPayment } = await ask(AddGiftcardPaymentDocument, await prove(values))
  if (addGiftcardPayment.payment) checkout.replacePayment(addGiftcardPayment.payment)
  return addGiftcardPayment
}

async function checkCard(ask: Ask, values: CardValues): Promise<CheckedCard> {
  return (await ask(CheckGiftcardPaymentDocument, await prove(values))).checkGiftcardPayment
}

/** A number and a PIN are looked at for people alone. */
async function prove({ cardNumber, pin }: CardValues) {
  return { cardNumber: toCardNumber(cardNumber), pin, captchaToken: await solvePuzzle() }
}
