import { languageById } from '../../reference/index.ts'

/**
 * The tags by which an engine may know a language, the most precise first. An engine for Spanish serves Mexican Spanish
 * too, but one for Chinese in simplified script does not serve the traditional one.
 */
export function engineTags(languageId: string): readonly string[] {
  const known = tagsById.get(languageId)
  if (known) return known
  const tag = languageById(languageId)?.bcp47
  const tags = tag === undefined ? [] : listTags(tag)
  tagsById.set(languageId, tags)
  return tags
}

const tagsById = new Map<string, readonly string[]>()

/** Some engines use the code of the macrolanguage. */
const macrolanguages: Readonly<Record<string, string>> = { nb: 'no' }

function listTags(tag: string): readonly string[] {
  const locale = new Intl.Locale(tag)
  const { language, script } = locale.maximize()
  const usualScript = new Intl.Locale(language).maximize().script
  const tags = [tag, locale.minimize().toString(), `${language}-${script}`]
  if (script === usualScript) tags.push(language, ...[macrolanguages[language] ?? []].flat())
  return [...new Set(tags)]
}

/** The language without region and script: `es` for `es-MX`. */
export const baseLanguage = (languageId: string): string | undefined => {
  const tag = languageById(languageId)?.bcp47
  return tag === undefined ? undefined : new Intl.Locale(tag).language
}
