import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findGlossary, type StoredGlossary } from './store-glossaries.ts'

/** The organization that the caller acts for. Someone who has not picked one has no glossaries. */
export function requireClientId({ clientId }: Actor): number {
  if (clientId === null) throw new Refusal('not_found')
  return clientId
}

/** A glossary of another organization does not exist for the caller. */
export async function requireGlossary(db: Database, actor: Actor, id: string): Promise<StoredGlossary> {
  const glossary = await findGlossary(db, requireClientId(actor), id)
  if (!glossary) throw new Refusal('glossary_not_found')
  return glossary
}
