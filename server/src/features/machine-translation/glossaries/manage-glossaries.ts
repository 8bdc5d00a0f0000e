import { type Glossary, glossariesPerClient } from '@portolan/contract/machine-translation/glossaries'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { languageById } from '../../reference/index.ts'
import { changeGlossary, type GlossaryCaller } from './change-glossary.ts'
import { presentGlossary } from './present-glossary.ts'
import { requireClientId, requireGlossary } from './require-glossary.ts'
import {
  countGlossaries,
  insertGlossary,
  isNameTaken,
  lockGlossariesOf,
  removeGlossary,
  updateName,
} from './store-glossaries.ts'

type NewGlossary = Pick<Glossary, 'name' | 'sourceLanguageId' | 'targetLanguageId'>

export async function createGlossary(db: Database, caller: GlossaryCaller, body: NewGlossary): Promise<Glossary> {
  const { actor, origin } = caller
  const clientId = requireClientId(actor)
  checkLanguages(body)
  const id = await db.transaction().execute(async (tx) => {
    await lockGlossariesOf(tx, clientId)
    const { glossaries } = await countGlossaries(tx, clientId)
    if (glossaries >= glossariesPerClient)
      throw new Refusal('glossary_limit_reached', { what: 'glossaries', limit: glossariesPerClient })
    await requireFreeName(tx, { clientId, name: body.name, path: 'body.name', exceptId: null })
    const id = await insertGlossary(tx, { clientId, ...body })
    await audit(tx, { actor, origin, action: 'glossary-created', subject: { type: 'glossary', id }, details: body })
    return id
  })
  return presentGlossary(await requireGlossary(db, actor, id))
}

export async function renameGlossary(
  db: Database,
  caller: GlossaryCaller,
  id: string,
  newName: string,
): Promise<Glossary> {
  await changeGlossary(db, caller, id, {
    action: 'glossary-renamed',
    async change(tx, { clientId }) {
      await requireFreeName(tx, { clientId, name: newName, path: 'body.newName', exceptId: id })
      await updateName(tx, id, newName)
      return { result: undefined, details: { newName } }
    },
  })
  return presentGlossary(await requireGlossary(db, caller.actor, id))
}

export const deleteGlossary = (db: Database, caller: GlossaryCaller, id: string): Promise<void> =>
  changeGlossary(db, caller, id, {
    action: 'glossary-deleted',
    async change(tx, { termCount }) {
      await removeGlossary(tx, id)
      return { result: undefined, details: { termCount } }
    },
  })

/** Both languages, which differ, or none. */
function checkLanguages({ sourceLanguageId, targetLanguageId }: NewGlossary): void {
  const isUnknown = (id: string | null) => id !== null && languageById(id) === undefined
  if (isUnknown(sourceLanguageId))
    throw new Refusal('malformed', [{ path: 'body.sourceLanguageId', code: 'no_such_language' }])
  if (isUnknown(targetLanguageId))
    throw new Refusal('malformed', [{ path: 'body.targetLanguageId', code: 'no_such_language' }])
  if ((sourceLanguageId === null) !== (targetLanguageId === null))
    throw new Refusal('malformed', [
      {
        path: sourceLanguageId === null ? 'body.sourceLanguageId' : 'body.targetLanguageId',
        code: 'glossary_language_missing',
      },
    ])
  if (sourceLanguageId !== null && sourceLanguageId === targetLanguageId)
    throw new Refusal('malformed', [{ path: 'body.targetLanguageId', code: 'language_twice' }])
}

async function requireFreeName(
  tx: Tx,
  { clientId, name, path, exceptId }: { clientId: number; name: string; path: string; exceptId: string | null },
): Promise<void> {
  if (await isNameTaken(tx, clientId, name, exceptId))
    throw new Refusal('malformed', [{ path, code: 'glossary_name_taken' }])
}
