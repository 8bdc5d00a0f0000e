import { replaceCharacterReferences } from '../text/named-characters.ts'

/** The value of an attribute by its name without prefix. `attributes` is the text after the tag's name. */
export function readAttribute(attributes: string, wanted: string): string | undefined {
  if (!attributes.includes(wanted)) return undefined
  for (const { name, value } of eachAttribute(attributes))
    if (name === wanted || name.endsWith(`:${wanted}`)) return replaceCharacterReferences(value)
  return undefined
}

/** The same by the exact name, so that a prefixed attribute does not match. */
export function readExactAttribute(attributes: string, wanted: string): string | undefined {
  if (!attributes.includes(wanted)) return undefined
  for (const { name, value } of eachAttribute(attributes)) if (name === wanted) return replaceCharacterReferences(value)
  return undefined
}

/** Names and raw values in order, in linear time, because a tag may have a million characters. */
export function* eachAttribute(attributes: string): Generator<{ readonly name: string; readonly value: string }> {
  let from = 0
  for (;;) {
    const equalsAt = attributes.indexOf('=', from)
    if (equalsAt < 0) return
    const quoteAt = skipBlanks(attributes, equalsAt + 1)
    const quote = attributes[quoteAt]
    if (quote === '"' || quote === "'") {
      const end = attributes.indexOf(quote, quoteAt + 1)
      if (end < 0) return
      const name = nameBefore(attributes, from, equalsAt)
      if (name !== '') yield { name, value: attributes.slice(quoteAt + 1, end) }
      from = end + 1
    } else from = equalsAt + 1
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && isBlank(text, at)) at++
  return at
}

function nameBefore(text: string, from: number, equalsAt: number): string {
  let end = equalsAt
  while (end > from && isBlank(text, end - 1)) end--
  let start = end
  while (start > from && text[start - 1] !== '/' && !isBlank(text, start - 1)) start--
  return text.slice(start, end)
}

const isBlank = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code <= 32 || (code > 127 && /\s/.test(text[at] ?? ''))
}
