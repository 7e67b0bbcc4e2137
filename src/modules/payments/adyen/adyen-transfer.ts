import type { TransferAccount } from '../payment.ts'

/** Reads the account for a bank transfer from Adyen's additional data, whose field names differ by country. */
export function readTransfer(fields: Readonly<Record<string, unknown>> | undefined): TransferAccount | undefined {
  const read = (name: string) => {
    const text = fields?.[`bankTransfer.${name}`]
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const accountNumber = read('iban') ?? read('accountNumber')
  if (!accountNumber) return undefined
  return { accountHolder: read('owner'), accountNumber, bic: read('bic'), reference: read('reference') }
}
