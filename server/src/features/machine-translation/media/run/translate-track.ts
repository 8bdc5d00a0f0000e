import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../../../platform/refusal.ts'
import { prepareTranslation, type Translation } from '../../engines/prepare-translation.ts'
import { cutBatch, failAtQuota, stopAtProblem } from '../../files/run/translate-segments.ts'
import { hideLiteralTags } from '../../text/plain-text.ts'
import { withinQuota } from '../../usage/reserve-characters.ts'
import { type Speech, splitSpeech } from '../cues/build-cues.ts'
import type { MediaNeeds } from '../needs.ts'
import { updateTrackRun } from '../store/store-tracks.ts'
import { readJson } from './file-steps.ts'
import { MediaFailed } from './media-failed.ts'
import type { RunningTrack } from './running.ts'

type Input = { readonly key: string; readonly speech: Speech; readonly isLastAttempt: boolean }

/** What the engine could not translate stays as it was said, and is counted. */
type TranslatedSpeech = { readonly texts: readonly string[]; readonly untranslated: number }

/** Translates a speech sentence by sentence. Batches are kept, so that a job that follows continues at the next one. */
export async function translateSpeech(
  needs: MediaNeeds,
  running: RunningTrack,
  input: Input,
): Promise<TranslatedSpeech> {
  const { steps, track, slice, run } = running
  const step = await steps.run(
    'translate',
    { heard: input.key, into: track.language_id },
    async ({ folder, scratch }) => {
      const sentences = await splitSpeech(input.speech, slice.signal)
      const translation = await prepare(needs, running)
      await updateTrackRun(needs.db, run, { quality: translation.quality })
      const kept = join(scratch, 'translated.jsonl')
      const translated = await readKept(kept)
      await translateMissing(needs, running, { ...input, sentences, translation, translated, kept })
      const texts = sentences.map((sentence) => translated.get(sentence) ?? sentence)
      const untranslated = sentences.filter((sentence) => translated.get(sentence) === null).length
      if (untranslated === sentences.length)
        throw new MediaFailed('ENGINE_UNAVAILABLE', 'The engine translated no sentence.')
      await writeFile(join(folder, 'texts.json'), JSON.stringify({ texts, untranslated }))
    },
  )
  return readJson(step, 'texts.json')
}

type Work = Input & {
  readonly sentences: readonly string[]
  readonly translation: Translation
  readonly translated: Map<string, string | null>
  readonly kept: string
}

async function translateMissing(needs: MediaNeeds, running: RunningTrack, work: Work): Promise<void> {
  const { request, settings, slice, progress } = running
  const client = { clientId: request.client_id, settings }
  const { sentences, translation, translated, kept, isLastAttempt } = work
  const wanted = new Set(sentences)
  for (;;) {
    const batch = cutBatch([...wanted].filter((text) => !translated.has(text)).slice(0, 100))
    if (batch.length === 0) return
    const hidden = batch.map(hideLiteralTags)
    const characters = batch.reduce((sum, { length }) => sum + length, 0)
    const answers = await withinQuota(needs, { client, characters }, () =>
      translation.translate(
        hidden.map(({ text }) => text),
        { signal: slice.signal },
      ),
    ).catch(failAtQuota)
    stopAtProblem(answers, isLastAttempt)
    for (const [index, sentence] of batch.entries()) {
      const answer = answers[index]
      const text = answer && 'text' in answer ? hidden[index]?.restore(answer.text) : undefined
      translated.set(sentence, text?.replaceAll('\0', '') ?? null)
    }
    await keepTexts(kept, batch, translated)
    progress.update(translated.size / wanted.size)
    slice.requireTime()
  }
}

const keepTexts = (path: string, sentences: readonly string[], translated: Work['translated']) =>
  appendFile(path, sentences.map((sentence) => `${JSON.stringify([sentence, translated.get(sentence)])}\n`).join(''))

/** Leaves out a line that was being written when the process was killed. */
async function readKept(path: string): Promise<Work['translated']> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(0, -1)
  return new Map(lines.map((line) => JSON.parse(line)))
}

async function prepare(needs: MediaNeeds, { request, settings, track }: RunningTrack): Promise<Translation> {
  const languages = { sourceLanguageId: request.source_language_id ?? '', targetLanguageId: track.language_id }
  try {
    return await prepareTranslation(needs, { clientId: request.client_id, settings }, languages)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pair_not_offered')
      throw new MediaFailed('PAIR_NOT_OFFERED', 'No engine translates these languages any more.')
    throw error
  }
}
