/** Countries in whose addresses the postal code stands before the city: "20457 Hamburg". */
const zipFirstCountries: readonly number[] = [
  2, // Åland Islands
  3, // Albania
  4, // Algeria
  6, // Andorra
  11, // Argentina
  15, // Austria
  22, // Belgium
  29, // Bosnia and Herzegovina
  35, // Bulgaria
  45, // Chile
  54, // Costa Rica
  56, // Croatia
  59, // Cyprus
  60, // Czechia
  61, // Denmark
  64, // Dominican Republic
  70, // Estonia
  74, // Faroe Islands
  76, // Finland
  77, // France
  78, // French Guiana
  79, // French Polynesia
  84, // Germany
  87, // Greece
  88, // Greenland
  90, // Guadeloupe
  92, // Guatemala
  101, // Hungary
  102, // Iceland
  110, // Italy
  126, // Liechtenstein
  127, // Lithuania
  128, // Luxembourg
  132, // Malaysia
  137, // Martinique
  140, // Mayotte
  141, // Mexico
  143, // Moldova
  144, // Monaco
  146, // Montenegro
  148, // Morocco
  154, // Netherlands
  155, // New Caledonia
  163, // North Macedonia
  165, // Norway
  176, // Poland
  177, // Portugal
  180, // Réunion
  181, // Romania
  184, // Saint Barthélemy
  188, // Saint Martin (French part)
  189, // Saint Pierre and Miquelon
  192, // San Marino
  195, // Senegal
  196, // Serbia
  201, // Slovakia
  202, // Slovenia
  209, // Spain
  213, // Svalbard and Jan Mayen
  214, // Sweden
  215, // Switzerland
  226, // Tunisia
  235, // Turkey
  237, // Uruguay
  240, // Vatican City
  245, // Wallis and Futuna
]

export const isZipBeforeCity = (countryId: number): boolean => zipFirstCountries.includes(countryId)
