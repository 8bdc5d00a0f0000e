const maxLength = 255
const longestExtension = 20

/** All but letters and digits of any script with their marks, space, dot, dash, underscore and parentheses; all that cannot be seen. */
const special =
  /(?:[^\p{L}\p{M}\p{N} .\-_()]\p{M}*|\p{Default_Ignorable_Code_Point}\p{M}*|(?<![\p{L}\p{M}\p{N}])\p{M}+)+/gu

/**
 * Every run of special characters becomes one dash, the ends are trimmed, the extension survives the cut.
 * A name of which nothing is left becomes `file`.
 */
export function sanitiseFileName(name: string): string {
  const clean = trimEnds(name.normalize('NFC').replace(special, '-')) || 'file'
  if (clean.length <= maxLength) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= longestExtension ? clean.slice(dot) : ''
  return trimEnds(cut(clean, maxLength - extension.length)) + extension
}

/** By hand: a pattern tied to the end takes quadratic time over a long run of spaces. */
function trimEnds(name: string): string {
  let start = 0
  let end = name.length
  while (start < end && ' .-_'.includes(name.charAt(start))) start++
  while (end > start && ' .-_'.includes(name.charAt(end - 1))) end--
  return name.slice(start, end)
}

/** Never through the middle of a character outside the basic plane. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}
