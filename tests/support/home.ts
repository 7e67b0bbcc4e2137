/** Who pays in most tests, and where they live. */
export const HOME = {
  firstName: 'Anna',
  lastName: 'Hill',
  email: 'anna@example.com',
  countryCode: 'GB',
  postCode: 'SW1A 1AA',
  houseNumber: '1',
  street: 'Long Lane',
  city: 'London',
  phoneNumber: '+44 7700900123',
}

/** Where a receiver's parcel goes instead. */
export const NEW_HOME = {
  firstName: 'Ben',
  lastName: 'Oak',
  postCode: 'M1 1AE',
  houseNumber: '7',
  street: 'New Road',
  city: 'Manchester',
}
