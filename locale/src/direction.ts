export type TextDirection = 'ltr' | 'rtl'

const rightToLeftLanguages = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|syr|ug|ur|yi)\b/

/** By language: `getTextInfo` is missing in some browsers, and asking Intl for the likely script costs more. */
export const directionOf = (locale: string): TextDirection => (rightToLeftLanguages.test(locale) ? 'rtl' : 'ltr')
