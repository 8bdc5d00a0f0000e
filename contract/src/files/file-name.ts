const maxLength = 255
const maxExtensionLength = 20

/**
 * Matches everything except letters and digits of any script with their marks, spaces, dots, dashes, underscores and parentheses.
 */
const special =
  /(?:[^\p{L}\p{M}\p{N} .\-_()]\p{M}*|\p{Default_Ignorable_Code_Point}\p{M}*|(?<![\p{L}\p{M}\p{N}])\p{M}+)+/gu

/**
 * Replaces every run of special characters by a dash, trims both ends and shortens the name without losing its
 * extension. Returns `file` if nothing is left.
 */
export function sanitizeFileName(name: string): string {
  const clean = trimEnds(name.normalize('NFC').replace(special, '-')) || 'file'
  if (clean.length <= maxLength) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= maxExtensionLength ? clean.slice(dot) : ''
  return trimEnds(cut(clean, maxLength - extension.length)) + extension
}

/** Written by hand, because a pattern anchored at the end takes quadratic time over a long run of spaces. */
function trimEnds(name: string): string {
  let start = 0
  let end = name.length
  while (start < end && ' .-_'.includes(name.charAt(start))) start++
  while (end > start && ' .-_'.includes(name.charAt(end - 1))) end--
  return name.slice(start, end)
}

/** Never cuts a surrogate pair in half. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}
