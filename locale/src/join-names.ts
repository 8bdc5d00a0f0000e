const arabicScript = /^(ar|ckb|fa|ks|ps|sd|ug|ur)\b/

/** Names on one line, separated by the comma of the language. */
export const joinNames = (names: readonly string[], locale: string): string =>
  names.join(arabicScript.test(locale) ? '، ' : ', ')
