import type { MailLook } from '../../../../platform/mail/mail-layout.tsx'
import { isIban } from '../../../../shared/iban.ts'
import type { BankTransfer } from '../../../payments/index.ts'
import { type StorefrontContext, speak } from '../../../storefronts/index.ts'
import { createWriter, MailRow, MailTable } from './mail-parts.tsx'

const TEXTS = {
  amount: { en: 'Amount', nl: 'Bedrag' },
  accountHolder: { en: 'To the name of', nl: 'Op naam van' },
  iban: { en: 'IBAN', nl: 'IBAN' },
  accountNumber: { en: 'Account number', nl: 'Rekeningnummer' },
  bic: { en: 'BIC', nl: 'BIC' },
  reference: { en: 'Reference', nl: 'Kenmerk' },
  payBefore: { en: 'Pay by', nl: 'Uiterlijk op' },
} as const

type BankTransferTableProps = { transfer: BankTransfer; look: MailLook; shop: StorefrontContext }

export function BankTransferTable({ transfer, look, shop }: BankTransferTableProps) {
  const text = speak(shop, TEXTS)
  const { money, day } = createWriter(shop)
  const { amount, accountHolder, accountNumber = '', bic, reference, payBefore } = transfer
  const rows = [
    ['amount', money(amount.currency, amount.minor)],
    ['accountHolder', accountHolder],
    [isIban(accountNumber) ? 'iban' : 'accountNumber', accountNumber],
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
