import { type Locale, locales, sourceLocale } from './locales.ts'

/** What a person chose wins over what the browser asks for. */
type LocaleSources = {
  readonly account?: string | null | undefined
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
}

export function negotiateLocale({ account, cookie, acceptLanguage }: LocaleSources): Locale {
  for (const tag of [account, cookie, ...parseAcceptLanguage(acceptLanguage)]) {
    const match = tag && matchLocale(tag)
    if (match) return match
  }
  return sourceLocale
}

/** Tags by falling weight. At most 20 are read: the header comes from a visitor. */
export function parseAcceptLanguage(header = ''): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...params] = part.split(';').map((text) => text.trim())
      const weight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)
      return { tag, weight }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

const byLanguageAndScript = new Map(locales.map((locale) => [languageAndScript(locale), locale]))

/** By language and likely script: es-MX is es, ar-EG is ar; zh-TW would be zh-Hant. */
export const matchLocale = (tag: string): Locale | undefined => byLanguageAndScript.get(languageAndScript(tag) ?? '')

function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
