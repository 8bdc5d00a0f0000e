import { createReadStream } from 'node:fs'
import type { JobContext } from '../../../../platform/jobs/index.ts'
import type { Delivery } from '../../../job-requests/index.ts'
import { buildCueRows } from '../cues/build-cues.ts'
import type { MediaNeeds } from '../needs.ts'
import { listCueRows } from '../store/store-cues.ts'
import { findTrackRun, updateTrackRun } from '../store/store-tracks.ts'
import { completeTrack, type FinishedTrack, storeCues } from './end-run.ts'
import { copySource, extractSpeech, probeSource, recognizeSpeech } from './file-steps.ts'
import { type MadeOutputs, makeOutputs } from './make-outputs.ts'
import { folderOfTrack, nameFreely } from './output-names.ts'
import { type RunningTrack, tagOf } from './running.ts'
import { translateSpeech } from './translate-track.ts'

type Job = { readonly finish: JobContext['finish']; readonly isLastAttempt: boolean }

/** Translates what was said, and makes the files of one language. */
export async function runTrack(
  needs: MediaNeeds,
  running: RunningTrack,
  { finish, isLastAttempt }: Job,
): Promise<void> {
  const { run, slice, progress } = running
  const source = await copySource(needs, running)
  const info = await probeSource(needs, running, source)
  progress.setLength(info.seconds)
  if (running.track.revision === 0) {
    await addTranslatedCues(needs, running, { source, info }, isLastAttempt)
    slice.requireTime()
  }
  const track = await findTrackRun(needs.db, run)
  if (!track) return
  const cues = await listCueRows(needs.db, track.id)
  const outputs = await makeOutputs(needs, { ...running, track }, { source, info, cues })
  const finished = await deliver(needs, { ...running, track }, outputs)
  await finish((tx) => completeTrack(tx, { ...running, track }, finished))
}

type Read = Parameters<typeof extractSpeech>[2]

async function addTranslatedCues(
  needs: MediaNeeds,
  running: RunningTrack,
  read: Read,
  isLastAttempt: boolean,
): Promise<void> {
  const { run, track, request, slice, progress } = running
  if (!(await updateTrackRun(needs.db, run, { status: 'TRANSLATING' }))) return
  progress.begin('translate')
  const { key, transcript } = await recognizeSpeech(needs, running, await extractSpeech(needs, running, read))
  const speech = { words: transcript.words, language: tagOf(request.source_language_id ?? ''), info: read.info }
  const { texts, untranslated } = await translateSpeech(needs, running, { key, speech, isLastAttempt })
  const cues = await buildCueRows(speech, { language: tagOf(track.language_id), texts }, slice.signal)
  await needs.db.transaction().execute(async (tx) => {
    if (await updateTrackRun(tx, run, { status: 'WRITING', untranslated })) await storeCues(tx, track.id, cues)
  })
}

/** Puts the files into the store. They are the client's once the job has ended. */
async function deliver(
  needs: MediaNeeds,
  running: RunningTrack,
  { made, dubbing, dubbedSound }: MadeOutputs,
): Promise<FinishedTrack> {
  const { run, track, request } = running
  const folder = `${folderOfTrack(request.id, track.id)}${run.attempt}/`
  const outputs = []
  const deliveries: Delivery[] = []
  for (const { kind, ending, path } of made) {
    const fileName = await nameFreely(needs, running, { kind, ending })
    const fileKey = `${folder}${fileName}`
    const { size, sha256 } = await needs.fileStore.write(fileKey, createReadStream(path))
    outputs.push({ kind, fileKey, fileName })
    deliveries.push({ fileName, fileKey, size, sha256: sha256 ?? null, languageId: track.language_id })
  }
  const dubbedSoundKey = dubbedSound === null ? null : `${folder}sound.m4a`
  if (dubbedSound !== null) await needs.fileStore.write(`${folder}sound.m4a`, createReadStream(dubbedSound))
  return { revision: track.revision, outputs, deliveries, dubbing, dubbedSoundKey }
}
