import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { type editCues as contract, maxCues } from '@portolan/contract/machine-translation/media/cues'
import type * as z from 'zod/mini'
import type { Actor } from '../../../../platform/actor.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Tx } from '../../../../tables/database.ts'
import type { MediaNeeds } from '../needs.ts'
import { requireEditable, requireFile, type TrackParams } from '../require-media.ts'
import {
  addCues,
  beginRevision,
  type CueEdit,
  changeCues,
  findSourceText,
  lockRevision,
  removeCues,
} from '../store/store-cues.ts'
import type { MediaTrackRow } from '../store/store-tracks.ts'
import { cleanText } from './cue-text.ts'

type Body = z.output<NonNullable<(typeof contract)['body']>>
type EditCall = { readonly actor: Actor; readonly params: TrackParams; readonly body: Body }
type GivenCue = Body['changed'][number]

/** All changes or none. Times are checked against the length of the file. */
export async function editCues({ db }: MediaNeeds, { actor, params, body }: EditCall): Promise<{ revision: number }> {
  return db.transaction().execute(async (tx) => {
    const { track } = await requireEditable(tx, actor, params)
    const { info } = await requireFile(tx, { id: params.id, fileId: track.file_id })
    const endMs = Math.ceil((info?.seconds ?? 0) * 1000)
    const problems = [...findProblems('changed', body.changed, endMs), ...findProblems('added', body.added, endMs)]
    if (problems.length > 0) throw new Refusal('malformed', problems)
    if ((await lockRevision(tx, track.id))?.revision !== body.revision) throw new Refusal('conflict')
    await applyChanges(tx, track, body)
    const { revision, cue_count } = await beginRevision(tx, track.id)
    if (cue_count > maxCues) throw new Refusal('too_many_cues', { limit: maxCues })
    return { revision }
  })
}

/** A cue that is not there, or is there already, means that the caller works with other cues. */
async function applyChanges(tx: Tx, track: MediaTrackRow, { changed, added, removed }: Body): Promise<void> {
  const isWhole =
    (await removeCues(tx, track.id, removed)) === removed.length &&
    (await changeCues(tx, track.id, changed.map(toEdit))) === changed.length &&
    (await addCues(tx, track.id, await withSources(tx, track, added.map(toEdit)))) === added.length
  if (!isWhole) throw new Refusal('conflict')
}

async function withSources(tx: Tx, { file_id, is_transcript }: MediaTrackRow, cues: readonly CueEdit[]) {
  const found = []
  for (const cue of cues) {
    const source = is_transcript ? null : await findSourceText(tx, file_id, cue.start_ms, cue.end_ms)
    found.push({ ...cue, source })
  }
  return found
}

const toEdit = ({ id, startMs, endMs, text }: GivenCue): CueEdit => ({
  id,
  start_ms: startMs,
  end_ms: endMs,
  text: cleanText(text),
})

const findProblems = (list: 'changed' | 'added', cues: readonly GivenCue[], longestMs: number): FieldProblem[] =>
  cues.flatMap(({ startMs, endMs, text }, index): FieldProblem[] => {
    const path = `body.${list}.${index}`
    if (startMs >= endMs || endMs > longestMs) return [{ path: `${path}.endMs`, code: 'cue_times_invalid' }]
    return cleanText(text) === '' ? [{ path: `${path}.text`, code: 'required' }] : []
  })
