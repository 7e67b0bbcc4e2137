/** A person with an account. */
export type Customer = {
  id: string
  email: string
  /** The customer has used a link that was sent to the address. */
  isEmailConfirmed: boolean
  firstName: string
  lastName: string
  invoiceEmail: string | null
  phoneNumber: string | null
  customerType: 'PRIVATE' | 'BUSINESS'
  companyName: string | null
  vatNumber: string | null
  kvkNumber: string | null
  /** The default billing address of the address book. */
  address: CustomerAddress | null
}

export type CustomerAddress = {
  countryCode: string
  postCode: string
  houseNumber: string
  suffix?: string
  street: string
  city: string
  administrativeArea?: string
  companyName?: string
}
