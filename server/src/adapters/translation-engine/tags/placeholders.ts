/**
 * What engines must copy: `{name}`, `${x}`, `%s`, web and email addresses, and literal text that looks like a tag.
 * An email address begins where a word does, so that the search takes linear time.
 */
const placeholder =
  /<\/?[gx]\d{1,6}\/?>|\$?\{\{?[\w.$ -]{1,60}\}?\}|%(?:\d{1,2}\$)?[sdf@](?![\p{L}\p{N}])|https?:\/\/[^\s<>"]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu

export type PlaceholderAt = { readonly text: string; readonly start: number }

export const findPlaceholders = (text: string): readonly PlaceholderAt[] =>
  [...text.matchAll(placeholder)].map((match) => ({ text: trimAddress(match[0]), start: match.index }))

/** The punctuation after an address belongs to the sentence. */
function trimAddress(found: string): string {
  if (!found.startsWith('http')) return found
  let end = found.length
  while (end > 8 && '.,;:!?)]\'"'.includes(found.charAt(end - 1))) end -= 1
  return found.slice(0, end)
}
