import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { requireClientId } from './require-glossary.ts'
import { lockGlossariesOf, lockGlossary, type StoredGlossary } from './store-glossaries.ts'

export type GlossaryCaller = { readonly actor: Actor; readonly origin: Origin }

type Change<Result> = (
  tx: Tx,
  glossary: StoredGlossary,
) => Promise<{ readonly result: Result; readonly details: object }>

/** Changes a glossary of the caller's organization in one transaction and writes what was done to the audit log. */
export async function changeGlossary<Result>(
  db: Database,
  { actor, origin }: GlossaryCaller,
  id: string,
  { action, change }: { readonly action: string; readonly change: Change<Result> },
): Promise<Result> {
  const clientId = requireClientId(actor)
  return db.transaction().execute(async (tx) => {
    await lockGlossariesOf(tx, clientId)
    const glossary = await lockGlossary(tx, clientId, id)
    if (!glossary) throw new Refusal('glossary_not_found')
    const { result, details } = await change(tx, glossary)
    const subject = { type: 'glossary', id, clientId }
    await audit(tx, { actor, origin, action, subject, details: { name: glossary.name, ...details } })
    return result
  })
}
