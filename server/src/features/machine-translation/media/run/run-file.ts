import { createReadStream } from 'node:fs'
import type { JobContext } from '../../../../platform/jobs/index.ts'
import type { MediaInfo } from '../../../../ports/media-tool.ts'
import type { SpokenWord } from '../../../../ports/speech-recognizer.ts'
import { languageByTag } from '../../../reference/index.ts'
import { maxBytesOf } from '../create/media-kind.ts'
import { buildCueRows } from '../cues/build-cues.ts'
import type { MediaNeeds } from '../needs.ts'
import { canBrowserPlay } from '../player/browser-types.ts'
import { saveWaveform, updateFileRun } from '../store/store-files.ts'
import { completeFile } from './end-run.ts'
import { copySource, extractSpeech, probeSource, recognizeSpeech, writePreview } from './file-steps.ts'
import { MediaFailed } from './media-failed.ts'
import { folderOfFile } from './output-names.ts'
import { type RunningFile, tagOf } from './running.ts'

/** Reads a file and finds its words. Each step is kept, so that a job that follows continues at the next one. */
export async function runFile(
  needs: MediaNeeds,
  running: RunningFile,
  { finish, priority }: { readonly finish: JobContext['finish']; readonly priority: number },
): Promise<void> {
  const { run, progress, slice, request } = running
  progress.begin('read')
  if (!(await updateFileRun(needs.db, run, { status: 'READING' }))) return
  const source = await copySource(needs, running)
  const info = await probeSource(needs, running, source)
  checkContent(running, info)
  progress.setLength(info.seconds)
  await updateFileRun(needs.db, run, { info: JSON.stringify(info) })
  const speech = await extractSpeech(needs, running, { source, info })
  await saveWaveform(needs.db, running.file.id, speech.peaks)
  slice.requireTime()
  if (!canBrowserPlay(info) && running.file.preview_key === null) {
    progress.begin('preview')
    await storePreview(needs, running, await writePreview(needs, running, { source, info }))
    slice.requireTime()
  }
  if (!(await updateFileRun(needs.db, run, { status: 'RECOGNIZING' }))) return
  progress.begin('recognize')
  const { transcript } = await recognizeSpeech(needs, running, speech)
  if (!transcript.words.some(isSpoken)) throw new MediaFailed('NO_SPEECH', 'No words were heard.')
  const language = tagOf(request.source_language_id ?? '')
  const cues = await buildCueRows({ words: transcript.words, language, info }, undefined, slice.signal)
  const heardLanguageId = findOtherLanguage(transcript.heardLanguage, language)
  await finish((tx) => completeFile(tx, running, { cues, heardLanguageId, priority }))
}

/** Recognizers hear a lone period or a note in tones and noise. */
const isSpoken = ({ text }: SpokenWord): boolean => /[\p{L}\p{N}]/u.test(text)

/** The content decides what a file is, whatever its name says. */
function checkContent({ file, settings, media }: RunningFile, { video }: MediaInfo): void {
  const kind = video ? 'VIDEO' : 'AUDIO'
  if (media.is_embedded && kind !== 'VIDEO') throw new MediaFailed('NOT_A_VIDEO', 'The file has no picture.')
  if (Number(file.source_size) > maxBytesOf(settings, kind))
    throw new MediaFailed('TOO_LARGE', `The file is larger than the limit for ${kind}.`)
}

async function storePreview({ db, fileStore }: MediaNeeds, { run, file }: RunningFile, path: string): Promise<void> {
  const key = `${folderOfFile(file.job_request_id, file.id)}preview.webm`
  await fileStore.write(key, createReadStream(path))
  await updateFileRun(db, run, { preview_key: key })
}

/** Null if what was heard is the language of the request, or is not known. */
function findOtherLanguage(heard: string | undefined, language: string): string | null {
  if (heard === undefined) return null
  const isSame = new Intl.Locale(heard).language === new Intl.Locale(language).language
  return isSame ? null : (languageByTag(heard)?.id ?? null)
}
