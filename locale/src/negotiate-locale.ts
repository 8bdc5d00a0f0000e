import { cachedFormat } from './cached-format.ts'
import { type Locale, locales, sourceLocale } from './locales.ts'
import { withRegion } from './with-region.ts'

/**
 * What a person chose wins over what the page was shown in, and that over what the browser asks for. The cookie is at
 * least as new as the page: every choice writes it, also one on the sign-in pages.
 */
type LocaleSources = {
  readonly account?: string | null | undefined
  /** Of the page that led here, such as the `ui_locales` of a sign-in. */
  readonly page?: string | undefined
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
}

/** The whole tag, since es-US and es-MX share texts but not formats. */
export function negotiateLocale({ account, page, cookie, acceptLanguage }: LocaleSources): string {
  const tags = [account, cookie, page, ...parseAcceptLanguage(acceptLanguage)]
  return withRegion(tags.find((tag) => tag && matchLocale(tag)) ?? sourceLocale)
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
export const matchLocale = (tag: string): Locale | undefined =>
  cachedFormat('match', tag, () => byLanguageAndScript.get(languageAndScript(tag) ?? ''))

function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
