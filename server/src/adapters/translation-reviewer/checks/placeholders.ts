import { listMissing, listTags } from '../plain-text.ts'
import type { Check } from './check.ts'

/** Lengths are bounded so that the search takes linear time. */
const placeholder =
  /\$?\{\{?[\w.$ -]{1,60}\}?\}|%(?:\d{1,2}\$)?[sdf@](?![\p{L}\p{N}])|https?:\/\/[^\s<>"]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu

export const listPlaceholders = (text: string): readonly string[] =>
  (text.match(placeholder) ?? []).map((found) => found.replace(/[.,;:!?)\]'"]{1,10}$/, ''))

export const findPlaceholderFaults: Check = ({ source, target }) => {
  const list = (text: string) => [...listTags(text), ...listPlaceholders(text)]
  const missing = listMissing(list(source), list(target))
  const extra = listMissing(list(target), list(source))
  const differing = missing.length > 0 ? missing : extra
  return differing.length > 0 ? [{ fault: 'placeholders_differ', detail: differing.join(' ') }] : []
}
