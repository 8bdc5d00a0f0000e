const maxLength = 255

/**
 * A name that is safe on every machine: letters and digits of any script, space, dot, dash, underscore and parentheses
 * stay, every run of anything else becomes one dash, the ends are trimmed, the extension survives the cut.
 */
export function sanitiseFileName(name: string): string {
  const clean = trimEnds(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} .\-_()]+/gu, '-'))
  if (clean.length <= maxLength) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 20 ? clean.slice(dot) : ''
  return trimEnds(cut(clean, maxLength - extension.length)) + extension
}

const trimEnds = (name: string): string => name.replace(/^[ .\-_]+|[ .\-_]+$/g, '')

/** Never through the middle of a character outside the basic plane. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}
