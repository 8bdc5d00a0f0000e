import type { TranslatedSegment } from '@portolan/contract/machine-translation/file-translations'
import type { Actor } from '../../../../platform/actor.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { requireCorrectable, type TranslationParams } from '../require-translation.ts'
import { findTagProblem } from './inline-tags.ts'
import { presentSegment } from './list-segments.ts'
import { findSegment, saveCorrection } from './store-segment-pages.ts'

type CorrectCall = {
  readonly actor: Actor
  readonly params: TranslationParams & { readonly position: number }
  readonly body: { readonly text: string | null }
}

/** Stores the client's own translation. The file has it once it is rebuilt. */
export async function correctSegment(
  { db, now }: FileTranslationNeeds,
  { actor, params, body: { text } }: CorrectCall,
): Promise<TranslatedSegment> {
  return db.transaction().execute(async (tx) => {
    const { id } = await requireCorrectable(tx, actor, params)
    const segment = await findSegment(tx, id, params.position)
    if (!segment) throw new Refusal('segment_not_found')
    const tags = text === null ? null : findTagProblem(segment.source, text)
    if (tags !== null) throw new Refusal('malformed', [{ path: 'body.text', code: 'tags_differ', params: { tags } }])
    await saveCorrection(tx, id, segment.source, { text: text?.replaceAll('\0', '') ?? null, at: now() })
    const saved = await findSegment(tx, id, params.position)
    if (!saved) throw new Refusal('segment_not_found')
    return presentSegment(saved)
  })
}
