import type { GlossaryTerm } from '@portolan/contract/machine-translation/glossaries'
import type { Actor } from '../../../platform/actor.ts'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { requireGlossary } from './require-glossary.ts'
import { listTermPage } from './store-terms.ts'

type Needs = { readonly db: Database; readonly pageTokens: PageTokens }
type TermQuery = {
  readonly search?: string | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}

export async function listTerms(
  { db, pageTokens }: Needs,
  actor: Actor,
  glossaryId: string,
  { search, pageToken, pageSize }: TermQuery,
): Promise<{ items: GlossaryTerm[]; nextPageToken: string | null }> {
  await requireGlossary(db, actor, glossaryId)
  const list = JSON.stringify(['terms', glossaryId, search ?? ''])
  const after = pageToken === undefined ? undefined : readPosition(pageTokens.read(pageToken, list))
  const found = await listTermPage(db, glossaryId, { search, after, size: pageSize + 1 })
  const items = found.slice(0, pageSize)
  const last = found.length > pageSize ? items.at(-1) : undefined
  return { items, nextPageToken: last ? pageTokens.write([last.source, last.id], list) : null }
}

function readPosition([source, id]: readonly string[]) {
  if (source === undefined || id === undefined) throw new Refusal('page_token_invalid')
  return { source, id }
}
