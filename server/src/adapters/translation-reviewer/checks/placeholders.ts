import { listMissing, listTags } from '../plain-text.ts'
import type { Check } from './check.ts'

const kinds = [
  /\$?\{\{?[\w.$ -]{1,60}\}?\}/g,
  /%(?:\d{1,2}\$)?[sdf@](?![\p{L}\p{N}])/gu,
  /https?:\/\/[^\s<>"]+/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
]

/** Variables, web addresses and email addresses, by their kind. */
export const listPlaceholders = (text: string): readonly string[] =>
  kinds.flatMap((kind) => text.match(kind) ?? []).map((found) => found.replace(/[.,;:!?)\]'"]{1,10}$/, ''))

export const removePlaceholders = (text: string): string => kinds.reduce((left, kind) => left.replace(kind, ' '), text)

export const findPlaceholderFaults: Check = ({ source, target }) => {
  const list = (text: string) => [...listTags(text), ...listPlaceholders(text)]
  const missing = listMissing(list(source), list(target))
  const extra = listMissing(list(target), list(source))
  const differing = missing.length > 0 ? missing : extra
  return differing.length > 0 ? [{ fault: 'placeholders_differ', detail: differing.join(' ') }] : []
}
