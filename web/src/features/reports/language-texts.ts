import { cachedFormat } from '@portolan/locale/cached-format'
import { getLocale } from '../../shared/messages/language.ts'

/** Regions in names of languages that have a short name of their own, such as "US". */
const regions = ['US', 'GB', 'HK', 'MO']

/** "English (United States)" as "English (US)", where the reader's language has such a word. */
export function shortenLanguages(text: string): string {
  if (!text.includes('(')) return text
  const [long, short] = [namesIn('long'), namesIn('short')]
  return regions.reduce((shorter, region) => shorter.replaceAll(`(${long.of(region)})`, `(${short.of(region)})`), text)
}

const namesIn = (style: 'long' | 'short'): Intl.DisplayNames =>
  cachedFormat(`regions ${style}`, getLocale(), () => new Intl.DisplayNames(getLocale(), { type: 'region', style }))

/** "English (US)" as its language and its region. */
export const splitRegion = (text: string): readonly string[] => text.split(/ (?=\()/)

/** The names of a list as it was joined, each with the comma that follows it. Those in "Chinese (Simplified, Singapore)" stay. */
export function splitNames(text: string): readonly string[] {
  const names: string[] = []
  let isInName = false
  for (const part of text.split(/(?<=[,،]) /)) {
    if (isInName) names.push(`${names.pop()} ${part}`)
    else names.push(part)
    isInName = part.lastIndexOf('(') > part.lastIndexOf(')') || (isInName && !part.includes(')'))
  }
  return names
}
