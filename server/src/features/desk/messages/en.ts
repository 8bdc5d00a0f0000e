/** Texts of refused desk input. */
export const messages = {
  nobody: 'Work of this kind cannot be given to them.',
  languageOfOrder: 'This is none of the languages the order is translated into.',
  everyLanguage: 'Every language of the order needs its price.',
  priceNeeded: 'A language needs its pages and price per page, or a flat price.',
  dayPassed: 'This day has passed.',
  nameTaken: (name: string) => `There is a "${name}" in this language already. Take it back first.`,
}
