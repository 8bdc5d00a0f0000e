import { type Catalog, type Translate, translator } from './catalog.ts'
import { sourceLocale } from './locales.ts'
import type { Texts } from './message-types.ts'
import { matchLocale } from './negotiate-locale.ts'

/** Texts by the language of a BCP 47 tag, numbers and dates by the whole tag. English for a language without texts. */
export async function translatorFor<Source extends Texts>(
  catalog: Catalog<Source>,
  tag: string,
): Promise<Translate<Source>> {
  const locale = matchLocale(tag)
  return locale ? translator(catalog, locale, tag) : translator(catalog, sourceLocale)
}
