/** The name of a language inside a sentence: Spanish writes it in lower case there, but not at the start of a field. */
export const nameInSentence = (name: string, locale: string): string =>
  /^es\b/.test(locale) && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
