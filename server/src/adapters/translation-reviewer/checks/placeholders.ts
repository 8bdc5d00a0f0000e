import { listMissing, listTags } from '../plain-text.ts'
import type { Check } from './check.ts'

/** Each with a sign that it cannot be without: most texts have none, which is found much faster. */
const kinds = [
  { sign: '{', pattern: /\$?\{\{?[\w.$ -]{1,60}\}?\}/g },
  { sign: '%', pattern: /%(?:\d{1,2}\$)?[sdf@](?![\p{L}\p{N}])/gu },
  { sign: '://', pattern: /https?:\/\/[^\s<>"]+/g },
  { sign: '@', pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g },
]
const kindsIn = (text: string) => kinds.filter(({ sign }) => text.includes(sign))

/** Variables, web addresses and email addresses, by their kind. */
export const listPlaceholders = (text: string): readonly string[] =>
  kindsIn(text)
    .flatMap(({ pattern }) => text.match(pattern) ?? [])
    .map((found) => found.replace(/[.,;:!?)\]'"]{1,10}$/, ''))

export const removePlaceholders = (text: string): string =>
  kindsIn(text).reduce((left, { pattern }) => left.replace(pattern, ' '), text)

export const findPlaceholderFaults: Check = ({ source, target }) => {
  const [wanted = [], present = []] = [source, target].map((text) => [...listTags(text), ...listPlaceholders(text)])
  const missing = listMissing(wanted, present)
  const extra = listMissing(present, wanted)
  const differing = missing.length > 0 ? missing : extra
  return differing.length > 0 ? [{ fault: 'placeholders_differ', detail: differing.join(' ') }] : []
}
