import type { Problems } from '../../../../shared/form-problems.ts'
import { required } from '../../../../shared/form-rules.ts'
import type { Words } from '../form/use-form-texts.ts'
import type { LinkInput } from './values.ts'

export const urlKey = (at: number): string => `link ${at} url`
export const nameKey = (at: number): string => `link ${at} name`

const longestUrl = 2000

const isBlank = ({ url, name }: LinkInput): boolean => url.trim() === '' && name.trim() === ''

/** A row that was left blank counts for nothing, unless there is no other. */
export const filledLinks = (links: readonly LinkInput[]): LinkInput[] =>
  links.filter((link) => !isBlank(link)).map(({ url, name }) => ({ url: url.trim(), name: name.trim() }))

/** Each link has an address and a name, and shares neither with another. */
export function linkProblems(links: readonly LinkInput[], { t, rules }: Words): Problems {
  if (filledLinks(links).length === 0) return { [urlKey(0)]: t('linksRequired') }
  const isTwice = (at: number, part: keyof LinkInput) =>
    links.findIndex((link) => same(link[part]) === same(links[at]?.[part] ?? '')) < at
  return Object.fromEntries(
    links.flatMap((link, at) => {
      if (isBlank(link)) return []
      const { url, name } = link
      return [
        [urlKey(at), required(url, rules) ?? urlProblem(url, t) ?? (isTwice(at, 'url') ? t('urlTwice') : undefined)],
        [nameKey(at), required(name, rules) ?? (isTwice(at, 'name') ? t('nameTaken', { name }) : undefined)],
      ]
    }),
  )
}

const same = (text: string): string => text.trim().normalize('NFC').toLowerCase()

function urlProblem(typed: string, t: Words['t']): string | undefined {
  const url = typed.trim()
  const isUrl = /^https?:\/\/[^\s.]\S*$/i.test(url) && URL.canParse(url) && url.length <= longestUrl
  return isUrl ? undefined : t('invalidUrl')
}

/** The end of an address is mostly what people call the file. */
export function nameOfUrl(url: string): string {
  if (!URL.canParse(url.trim())) return ''
  const last = new URL(url.trim()).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
