import type { Database } from '../../../tables/database.ts'
import type { LanguageIds } from '../engines/choose-engines.ts'
import { baseLanguage } from '../engines/language-tags.ts'
import { listGlossaryVersions, listTermsOf } from './store-client-terms.ts'
import { buildTermMatcher, type TermMatcher } from './term-matcher.ts'

const keptMatchers = 20
const matchers = new Map<string, Promise<TermMatcher>>()

/**
 * The client's terms for a pair. A glossary for one kind of English serves all of them; its target language must be the
 * same. Matchers of the last used pairs are kept until a glossary changes.
 */
export async function findTerms(db: Database, clientId: number, languages: LanguageIds): Promise<TermMatcher> {
  const source = baseLanguage(languages.sourceLanguageId)
  const all = await listGlossaryVersions(db, clientId, languages.targetLanguageId)
  const fitting = all.filter(
    ({ sourceLanguageId }) => sourceLanguageId === null || baseLanguage(sourceLanguageId) === source,
  )
  const key = fitting.map(({ id, version }) => `${id} ${version}`).join()
  const known = matchers.get(key)
  const matcher =
    known ??
    listTermsOf(
      db,
      fitting.map(({ id }) => id),
    ).then(buildTermMatcher)
  matchers.delete(key)
  matchers.set(key, matcher)
  if (!known) matcher.catch(() => matchers.delete(key))
  const [oldest] = matchers.keys()
  if (matchers.size > keptMatchers && oldest !== undefined) matchers.delete(oldest)
  return matcher
}
