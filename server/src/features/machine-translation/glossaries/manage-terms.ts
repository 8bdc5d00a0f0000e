import {
  type GlossaryTerm,
  type TermDraft,
  termsPerClient,
  termsPerGlossary,
} from '@portolan/contract/machine-translation/glossaries'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { changeGlossary, type GlossaryCaller } from './change-glossary.ts'
import { countGlossaries, type StoredGlossary, touchGlossary } from './store-glossaries.ts'
import { findTerm, findTermId, insertTerm, removeTerm, updateTerm } from './store-terms.ts'

export const addTerm = (
  db: Database,
  caller: GlossaryCaller,
  glossaryId: string,
  draft: TermDraft,
): Promise<GlossaryTerm> =>
  changeGlossary(db, caller, glossaryId, {
    action: 'term-added',
    async change(tx, glossary) {
      await requireRoom(tx, glossary)
      const term = checkTerm(glossary, draft)
      await requireNewSource(tx, glossaryId, term.source, null)
      const result = await insertTerm(tx, glossaryId, term)
      await touchGlossary(tx, glossaryId, 1)
      return { result, details: term }
    },
  })

export const changeTerm = (
  db: Database,
  caller: GlossaryCaller,
  { glossaryId, termId }: { readonly glossaryId: string; readonly termId: string },
  draft: TermDraft,
): Promise<GlossaryTerm> =>
  changeGlossary(db, caller, glossaryId, {
    action: 'term-changed',
    async change(tx, glossary) {
      const before = await findTerm(tx, glossaryId, termId)
      if (!before) throw new Refusal('term_not_found')
      const term = checkTerm(glossary, draft)
      await requireNewSource(tx, glossaryId, term.source, termId)
      await updateTerm(tx, termId, term)
      await touchGlossary(tx, glossaryId, 0)
      return { result: { id: termId, ...term }, details: { before, after: term } }
    },
  })

export const deleteTerm = (
  db: Database,
  caller: GlossaryCaller,
  { glossaryId, termId }: { readonly glossaryId: string; readonly termId: string },
): Promise<void> =>
  changeGlossary(db, caller, glossaryId, {
    action: 'term-deleted',
    async change(tx) {
      const before = await findTerm(tx, glossaryId, termId)
      if (!before) throw new Refusal('term_not_found')
      await removeTerm(tx, termId)
      await touchGlossary(tx, glossaryId, -1)
      return { result: undefined, details: before }
    },
  })

/** A list without languages has only terms that are not translated. */
function checkTerm({ targetLanguageId }: StoredGlossary, { source, target, isDoNotTranslate }: TermDraft): TermDraft {
  if (isDoNotTranslate) return { source, target: source, isDoNotTranslate }
  if (targetLanguageId === null)
    throw new Refusal('malformed', [{ path: 'body.isDoNotTranslate', code: 'term_needs_languages' }])
  if (target === '') throw new Refusal('malformed', [{ path: 'body.target', code: 'required' }])
  return { source, target, isDoNotTranslate }
}

async function requireNewSource(tx: Tx, glossaryId: string, source: string, ownId: string | null): Promise<void> {
  const id = await findTermId(tx, glossaryId, source)
  if (id !== undefined && id !== ownId) throw new Refusal('malformed', [{ path: 'body.source', code: 'term_twice' }])
}

async function requireRoom(tx: Tx, { clientId, termCount }: StoredGlossary): Promise<void> {
  if (termCount >= termsPerGlossary)
    throw new Refusal('glossary_limit_reached', { what: 'terms', limit: termsPerGlossary })
  const { terms } = await countGlossaries(tx, clientId)
  if (terms >= termsPerClient) throw new Refusal('glossary_limit_reached', { what: 'all_terms', limit: termsPerClient })
}
