import type { Language } from '@portolan/contract/reference/reference'
import type { Database } from '../../tables/database.ts'
import { listLanguages } from '../reference/index.ts'
import { listLanguageMarks } from './store.ts'

/** All languages of the provider, with those the client prefers or has disabled marked. */
export async function listAvailableLanguages(db: Database, clientId: number): Promise<Language[]> {
  const marks = new Map((await listLanguageMarks(db, clientId)).map((mark) => [mark.language_id, mark]))
  return listLanguages().map((language) => {
    const mark = marks.get(language.id)
    return mark ? { ...language, preferred: mark.is_preferred, isDisabled: mark.is_disabled } : language
  })
}
