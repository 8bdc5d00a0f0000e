import type { FieldProblem } from '../../../../shared/forms/form-errors.ts'
import { type Problem, problemOf } from '../../../../shared/forms/schema/problem.ts'
import type { LinkInput } from './values.ts'

/** A row of which a part that was not typed, or not accepted, may be missing. */
export type LinkRow = { readonly [Part in keyof LinkInput]?: string | undefined }

const isBlank = ({ url = '', name = '' }: LinkRow): boolean => url.trim() === '' && name.trim() === ''

/** The rows that were filled in. */
export const filledLinks = (links: readonly LinkRow[]): LinkInput[] =>
  links.filter((link) => !isBlank(link)).map(({ url = '', name = '' }) => ({ url: url.trim(), name: name.trim() }))

/** Each link has an address and a name, and both are different from those of the links before. */
export function findLinkProblems(links: readonly LinkRow[]): FieldProblem[] {
  if (filledLinks(links).length === 0) return [{ name: 'fileLinks.0.url', problem: problemOf('linksRequired') }]
  return links.flatMap((link, at) => {
    if (isBlank(link)) return []
    const taken = problemOf('file_name_twice', { name: link.name ?? '' })
    return [...findPartProblem(links, at, 'url', problemOf('urlTwice')), ...findPartProblem(links, at, 'name', taken)]
  })
}

function findPartProblem(links: readonly LinkRow[], at: number, part: keyof LinkInput, twice: Problem): FieldProblem[] {
  const name = `fileLinks.${at}.${part}`
  const text = normalize(links[at]?.[part])
  if (text === '') return [{ name, problem: problemOf('required') }]
  return links.findIndex((link) => normalize(link[part]) === text) < at ? [{ name, problem: twice }] : []
}

const normalize = (text = ''): string => text.trim().normalize('NFC').toLowerCase()

/** The end of a web address is mostly the name of the file. */
export function nameOfUrl(url: string): string {
  if (!URL.canParse(url.trim())) return ''
  const last = new URL(url.trim()).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
