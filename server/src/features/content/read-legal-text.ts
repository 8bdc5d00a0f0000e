import { createHash } from 'node:crypto'
import { type AgreedTextId, type LegalText, LegalTextId } from '@portolan/contract/content/content'
import { type Locale, sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { fillFacts } from './fill-facts.ts'
import { legalTitles, standardLegalTexts } from './messages/legal.ts'
import { parseLegalText } from './parse-legal-text.ts'
import { type Content, forEachLocale, readContentFile } from './read-content-file.ts'

/** The digests prove later which text somebody agreed to, whatever language they read it in. */
type LegalTextWithDigests = LegalText & { readonly sha256: Readonly<Record<Locale, string>> }
export type LegalTexts = Readonly<Record<AgreedTextId, LegalTextWithDigests>>

/** The provider's Terms of Service and Privacy Policy as they are now, for a reader of this locale. */
export async function readLegalTexts(content: Content, locale: string): Promise<LegalTexts> {
  const [terms, privacy] = await Promise.all([
    readWithDigests(content, 'terms', locale),
    readWithDigests(content, 'privacy', locale),
  ])
  return { terms, privacy }
}

async function readWithDigests(content: Content, id: LegalTextId, locale: string): Promise<LegalTextWithDigests> {
  const [text, sha256] = await Promise.all([
    readLegalText(content, id, locale),
    forEachLocale(async (each) => digestOf((await findText(content, id, each)).text)),
  ])
  return { ...text, sha256 }
}

/**
 * `terms.md`, `privacy.md` and `imprint.md`: lines `version: …` between `---`, a `#` line for the title, `##` headings, `-` items and
 * paragraphs. Without the file there is a short standard text: nobody ever agrees to an empty page.
 */
export async function readLegalText(content: Content, id: LegalTextId, locale: string): Promise<LegalText> {
  const { text, locale: found } = await findText(content, id, locale)
  return { ...parseLegalText(text, legalTitles[found][id]), locale: found }
}

async function findText(content: Content, id: LegalTextId, locale: string) {
  const standard = matchLocale(locale) ?? sourceLocale
  const own = await readContentFile(content.folder, id, 'md', locale)
  const found = own ?? { text: standardLegalTexts[standard][id], locale: standard }
  return { ...found, text: await fillFacts(found.text, found.locale, content.facts) }
}

/** The texts the provider has no file for. */
export async function findMissingLegalTexts(contentFolder: string): Promise<LegalTextId[]> {
  const own = await Promise.all(LegalTextId.options.map((id) => readContentFile(contentFolder, id, 'md', sourceLocale)))
  return LegalTextId.options.filter((_, index) => own[index] === undefined)
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
