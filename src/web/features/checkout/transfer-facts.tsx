import { Trans, useLingui } from '@lingui/react/macro'
import type { TransferFactsFragment } from '#generated/documents.ts'
import { isIban, readBritishAccount } from '#shared/iban.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** The details of the bank transfer. Each value that the buyer types at the bank has a copy button. */
export function TransferFacts({ transfer }: { transfer: TransferFactsFragment }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { amount, accountHolder, accountNumber, bic, reference, payBefore } = transfer
  const british = readBritishAccount(accountNumber ?? '')
  const hasIban = isIban(accountNumber ?? '')
  const facts = [
    { name: t`Amount`, text: formatMoney(amount, locale) },
    { name: t`Account name`, text: accountHolder },
    { name: t`Sort code`, text: british?.sortCode, copyLabel: t`Copy the sort code` },
    { name: t`Account number`, text: hasIban ? british?.accountNumber : accountNumber, copyLabel: t`Copy the account number` },
    { name: t`IBAN`, text: hasIban ? accountNumber : undefined, copyLabel: t`Copy the IBAN` },
    { name: t`BIC`, text: bic },
    { name: t`Reference`, text: reference, copyLabel: t`Copy the reference` },
    { name: t`Pay by`, text: formatDay(payBefore, locale) },
  ]
  return (
    <dl className="grid w-full items-center gap-x-6 gap-y-2 rounded-field bg-mist p-5 tablet:grid-cols-[auto_1fr]">
      {facts.map(({ name, text, copyLabel }) => text && <Fact key={name} name={name} text={text} copyLabel={copyLabel} />)}
    </dl>
  )
}

type FactProps = { name: string; text: string; copyLabel: string | undefined }

function Fact({ name, text, copyLabel }: FactProps) {
  const { place, outcome, copy } = useCopy<HTMLSpanElement>(text)
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums max-tablet:mb-2">
        <span ref={place}>{text}</span>
        {copyLabel && (
          <IconButton
            icon={outcome === 'copied' ? 'check' : 'copy'}
            label={copyLabel}
            onClick={() => void copy()}
            className="-my-2.5 unscripted:hidden"
          />
        )}
        <span role="status" className="text-sm font-normal text-ink-soft empty:hidden">
          {outcome === 'copied' && <Trans>Copied</Trans>}
          {outcome === 'selected' && <Trans>We could not copy it. Select it and press Ctrl+C or ⌘C, or touch and hold it.</Trans>}
        </span>
      </dd>
    </div>
  )
}
