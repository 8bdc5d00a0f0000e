export const en = {
  country: 'Country',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  zip: 'ZIP or postal code',
  province: 'State or province',
  provinceNeeded: 'Choose a state or province',
  phone: 'Phone',
} as const
