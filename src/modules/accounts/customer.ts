/** Somebody with an account. */
export type Customer = {
  id: string
  email: string
  firstName: string
  lastName: string
  invoiceEmail: string | null
  phoneNumber: string | null
  vatNumber: string | null
  address: CustomerAddress | null
  /** Gets the newsletter. */
  subscribed: boolean
}

export type CustomerAddress = {
  postCode: string
  houseNumber: string
  suffix?: string
  street: string
  city: string
  administrativeArea?: string
  companyName?: string
}
