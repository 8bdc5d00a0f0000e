import { termMaxLength, termsPerClient, termsPerGlossary } from '@portolan/contract/machine-translation/glossaries'
import {
  type GlossaryFormat,
  type importTerms as importTermsEndpoint,
  listedProblems,
  type TermProblem,
} from '@portolan/contract/machine-translation/glossary-files'
import type * as z from 'zod/mini'
import type { Database, Tx } from '../../../tables/database.ts'
import { changeGlossary, type GlossaryCaller } from './change-glossary.ts'
import { glossaryLanguages } from './files/glossary-languages.ts'
import { readTerms } from './files/read-terms.ts'
import type { TermRow } from './files/term-row.ts'
import { requireGlossary } from './require-glossary.ts'
import { countGlossaries, type StoredGlossary, touchGlossary } from './store-glossaries.ts'
import { findTermsBySource, upsertTerms } from './store-terms.ts'

type ImportReport = z.infer<NonNullable<typeof importTermsEndpoint.reply>>
type RowProblem = ImportReport['problems'][number]
type SentFile = { readonly format: GlossaryFormat; readonly contentBase64: string }

/** Imports what is valid and reports every row that is not. */
export async function importTerms(
  db: Database,
  caller: GlossaryCaller & { readonly signal: AbortSignal },
  glossaryId: string,
  { format, contentBase64 }: SentFile,
): Promise<ImportReport> {
  const languages = glossaryLanguages(await requireGlossary(db, caller.actor, glossaryId))
  const rows = await readTerms({ format, contentBase64, languages }, caller.signal)
  return changeGlossary(db, caller, glossaryId, {
    action: 'terms-imported',
    async change(tx, glossary) {
      const { good, problems } = sortRows(rows, glossary)
      const result = await saveTerms(tx, glossary, good, problems)
      const { added, changed, problemCount } = result
      return { result, details: { format, added, changed, problemCount } }
    },
  })
}

function sortRows(rows: readonly TermRow[], { targetLanguageId }: StoredGlossary) {
  const good = new Map<string, TermRow>()
  const problems: RowProblem[] = []
  for (const row of rows) {
    const isDoNotTranslate = row.isDoNotTranslate || targetLanguageId === null
    const problem = findProblem(row, isDoNotTranslate) ?? (good.has(row.source) ? 'twice' : undefined)
    if (problem) problems.push({ place: row.place, problem, source: row.source.slice(0, termMaxLength) })
    else good.set(row.source, { ...row, isDoNotTranslate, target: isDoNotTranslate ? row.source : row.target })
  }
  return { good: [...good.values()], problems }
}

function findProblem(row: TermRow, isDoNotTranslate: boolean): TermProblem | undefined {
  if (row.isLanguageMissing) return 'language_missing'
  if (row.source === '') return 'source_missing'
  if (row.target === '' && !isDoNotTranslate) return 'target_missing'
  if (row.source.length > termMaxLength || row.target.length > termMaxLength) return 'too_long'
  return undefined
}

async function saveTerms(
  tx: Tx,
  glossary: StoredGlossary,
  rows: readonly TermRow[],
  problems: readonly RowProblem[],
): Promise<ImportReport> {
  const known = await findTermsBySource(
    tx,
    glossary.id,
    rows.map(({ source }) => source),
  )
  const { terms } = await countGlossaries(tx, glossary.clientId)
  const room = Math.min(termsPerGlossary - glossary.termCount, termsPerClient - terms)
  const isSame = ({ source, target, isDoNotTranslate }: TermRow) => {
    const term = known.get(source)
    return term?.target === target && term.isDoNotTranslate === isDoNotTranslate
  }
  const changed = rows.filter((row) => known.has(row.source) && !isSame(row))
  const fresh = rows.filter(({ source }) => !known.has(source))
  const added = fresh.slice(0, Math.max(0, room))
  const refused = fresh
    .slice(added.length)
    .map(({ place, source }): RowProblem => ({ place, source, problem: 'limit_reached' }))
  await upsertTerms(tx, glossary.id, [...changed, ...added])
  await touchGlossary(tx, glossary.id, added.length)
  const all = [...problems, ...refused].toSorted((a, b) => a.place - b.place)
  return {
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - fresh.length - changed.length,
    problemCount: all.length,
    problems: all.slice(0, listedProblems),
  }
}
