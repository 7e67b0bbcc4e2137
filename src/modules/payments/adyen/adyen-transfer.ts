import type { TransferAccount } from '../payment.ts'

/** Adyen tells where a transfer goes among its additional data, in the words of each country. */
export function readTransfer(fields: Readonly<Record<string, unknown>> | undefined): TransferAccount | undefined {
  const read = (name: string) => {
    const text = fields?.[`bankTransfer.${name}`]
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const accountNumber = read('iban') ?? read('accountNumber')
  if (!accountNumber) return undefined
  return { accountHolder: read('owner'), accountNumber, bic: read('bic'), reference: read('reference') }
}
