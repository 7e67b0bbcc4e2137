import { useLingui } from '@lingui/react/macro'
import type { TransferFactsFragment } from '#generated/documents.ts'
import { isIban, readBritishAccount } from '#shared/iban.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** The details of the bank transfer. */
export function TransferFacts({ transfer }: { transfer: TransferFactsFragment }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { amount, accountHolder, accountNumber, bic, reference, payBefore } = transfer
  const british = readBritishAccount(accountNumber ?? '')
  const hasIban = isIban(accountNumber ?? '')
  const facts = [
    { name: t`Amount`, text: formatMoney(amount, locale) },
    { name: t`Account name`, text: accountHolder },
    { name: t`Sort code`, text: british?.sortCode },
    { name: t`Account number`, text: hasIban ? british?.accountNumber : accountNumber },
    { name: t`IBAN`, text: hasIban ? accountNumber : undefined },
    { name: t`BIC`, text: bic },
    { name: t`Reference`, text: reference },
    { name: t`Pay by`, text: formatDay(payBefore, locale) },
  ].filter(({ text }) => text)
  return (
    <dl className="grid w-full gap-x-6 gap-y-2 rounded-field bg-mist p-5 tablet:grid-cols-[auto_1fr]">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums max-tablet:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
