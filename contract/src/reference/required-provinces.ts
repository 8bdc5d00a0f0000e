/** Countries whose post needs the state or province in an address. Elsewhere it is optional, also where there are some. */
const provinceCountries: readonly number[] = [
  14, // Australia
  32, // Brazil
  40, // Canada
  46, // China
  49, // Colombia
  103, // India
  104, // Indonesia
  110, // Italy
  112, // Japan
  141, // Mexico
  207, // South Korea
  209, // Spain
  227, // United States
  233, // United Arab Emirates
]

export const needsProvince = (countryId: number): boolean => provinceCountries.includes(countryId)
