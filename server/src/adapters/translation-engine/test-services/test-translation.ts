/** A text with this word is answered with nothing. */
export const unanswerable = 'Unanswerable'
/** A text with this word is handed back as it is. */
export const untranslatable = 'Untranslatable'

/** Adds `-es` to each word. Markup and its entities stay as they are. */
export function pretendToTranslate(text: string, { to, isMarkup }: { to: string; isMarkup: boolean }): string {
  if (text.includes(unanswerable)) return ''
  if (text.includes(untranslatable)) return text
  const tokens = isMarkup ? /<[^>]*>|&[#\w]+;|\p{L}+/gu : /\p{L}+/gu
  return text.replace(tokens, (token) => (/^\p{L}/u.test(token) ? `${token}-${to}` : token))
}
