/** The buyer of most tests, as the address book stores her. */
export const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Hill',
  countryCode: 'GB',
  postCode: 'SW1A 1AA',
  houseNumber: '1',
  street: 'Long Lane',
  city: 'London',
}

/** The same data as the checkout's input. */
export const HOME = { ...ADDRESS, email: 'anna@example.com', phoneNumber: '+44 7700900123' }

/** The address of a receiver's parcel. */
export const NEW_HOME = {
  firstName: 'Ben',
  lastName: 'Oak',
  postCode: 'M1 1AE',
  houseNumber: '7',
  street: 'New Road',
  city: 'Manchester',
}
