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
