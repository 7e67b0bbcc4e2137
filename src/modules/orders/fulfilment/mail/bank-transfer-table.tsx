import type { BankTransfer } from '#modules/payments/index.ts'
import { type StorefrontContext, textsIn } from '#modules/storefronts/index.ts'
import type { MailLook } from '#platform/mail/mail-layout.tsx'
import { isIban, readBritishAccount } from '#shared/iban.ts'
import { createWriter, MailRow, MailTable } from './mail-parts.tsx'

const TEXTS = {
  amount: { en: 'Amount', nl: 'Bedrag' },
  accountHolder: { en: 'Account name', nl: 'Op naam van' },
  sortCode: { en: 'Sort code', nl: 'Sort code' },
  iban: { en: 'IBAN', nl: 'IBAN' },
  accountNumber: { en: 'Account number', nl: 'Rekeningnummer' },
  bic: { en: 'BIC', nl: 'BIC' },
  reference: { en: 'Reference', nl: 'Kenmerk' },
  payBefore: { en: 'Pay by', nl: 'Uiterlijk op' },
} as const

type BankTransferTableProps = { transfer: BankTransfer; look: MailLook; shop: StorefrontContext }

export function BankTransferTable({ transfer, look, shop }: BankTransferTableProps) {
  const text = textsIn(shop, TEXTS)
  const { money, day } = createWriter(shop)
  const { amount, accountHolder, accountNumber = '', bic, reference, payBefore } = transfer
  const british = readBritishAccount(accountNumber)
  const rows = [
    ['amount', money(amount.currency, amount.minor)],
    ['accountHolder', accountHolder],
    ['sortCode', british?.sortCode],
    ['accountNumber', isIban(accountNumber) ? british?.accountNumber : accountNumber],
    ['iban', isIban(accountNumber) ? accountNumber : undefined],
    ['bic', bic],
    ['reference', reference],
    ['payBefore', day(payBefore)],
  ] as const
  return (
    <MailTable>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <MailRow key={name} look={look} left={text(name)} right={value} isStrong={name === 'reference'} canWrap />
        ))}
    </MailTable>
  )
}
