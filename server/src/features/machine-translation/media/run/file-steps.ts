import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaInfo } from '../../../../ports/media-tool.ts'
import type { Transcript } from '../../../../ports/speech-recognizer.ts'
import { checkedStore, FileAlteredError } from '../../../files/index.ts'
import type { MediaNeeds } from '../needs.ts'
import { chooseRecognizer } from '../options/choose-speech.ts'
import type { Step } from '../steps/step-store.ts'
import { MediaFailed } from './media-failed.ts'
import { findPeaks } from './peaks.ts'
import type { RunningFile } from './running.ts'
import { inTurns } from './slice.ts'

/** A copy of the source file on the disk of this machine. */
export type LocalSource = { readonly key: string; readonly path: string }

export async function copySource({ fileStore }: MediaNeeds, running: RunningFile): Promise<LocalSource> {
  const { file, steps, slice } = running
  const step = await steps.run('source', file.source_sha256 ?? file.source_key, async ({ folder }) => {
    try {
      const bytes = await checkedStore(fileStore, file.source_sha256).read(file.source_key)
      const output = createWriteStream(join(folder, 'media'), { mode: 0o600 })
      await pipeline(bytes, output, { signal: slice.signal })
    } catch (error) {
      if (error instanceof FileAlteredError) throw new MediaFailed('NOT_MEDIA', error.message)
      throw error
    }
  })
  return { key: step.key, path: join(step.folder, 'media') }
}

export async function probeSource(
  { mediaTool }: MediaNeeds,
  { steps, slice }: RunningFile,
  source: LocalSource,
): Promise<MediaInfo> {
  const step = await steps.run('probe', source.key, async ({ folder }) => {
    const info = await mediaTool.probe(source.path, { folder, signal: slice.signal })
    await writeFile(join(folder, 'info.json'), JSON.stringify(info))
  })
  return readJson(step, 'info.json')
}

type Read = { readonly source: LocalSource; readonly info: MediaInfo }

/** The sound for the recognizer, and how loud it is over time. */
export async function extractSpeech(
  { mediaTool }: MediaNeeds,
  { steps, slice, progress }: RunningFile,
  { source, info }: Read,
): Promise<{ readonly key: string; readonly speechFile: string; readonly peaks: readonly number[] }> {
  const step = await steps.run('extract', source.key, async ({ folder }) => {
    const speechFile = join(folder, 'speech.pcm')
    const call = { folder, signal: slice.signal, onProgress: progress.update }
    await mediaTool.extractSpeech(source.path, speechFile, info, call)
    await writeFile(join(folder, 'peaks.json'), JSON.stringify(await findPeaks(speechFile)))
  })
  return { key: step.key, speechFile: join(step.folder, 'speech.pcm'), peaks: await readJson(step, 'peaks.json') }
}

export async function writePreview(
  { mediaTool }: MediaNeeds,
  { steps, slice, progress }: RunningFile,
  { source, info }: Read,
): Promise<string> {
  const step = await steps.run('preview', source.key, async ({ folder }) => {
    const call = { folder, signal: slice.signal, onProgress: progress.update }
    await mediaTool.writePreview(source.path, join(folder, 'preview.webm'), info, call)
  })
  return join(step.folder, 'preview.webm')
}

type Heard = { readonly key: string; readonly transcript: Transcript }

export async function recognizeSpeech(
  needs: MediaNeeds,
  { steps, slice, progress, settings, request }: RunningFile,
  speech: { readonly key: string; readonly speechFile: string },
): Promise<Heard> {
  const chosen = await chooseRecognizer(needs, settings, request.source_language_id ?? '')
  if (!chosen) throw new MediaFailed('PAIR_NOT_OFFERED', 'No recognizer hears this language any more.')
  const { recognizer, language } = chosen
  const input = { speech: speech.key, recognizer: recognizer.name, language }
  const step = await steps.run('recognize', input, async ({ folder, scratch }) => {
    const transcript = await inTurns(slice, ({ signal, keep }) =>
      recognizer.recognize({
        speechFile: speech.speechFile,
        language,
        workFolder: scratch,
        signal,
        onProgress: (fraction) => {
          progress.update(fraction)
          if (fraction < 1) keep()
        },
      }),
    )
    await writeFile(join(folder, 'transcript.json'), JSON.stringify(transcript))
  })
  return { key: step.key, transcript: await readJson(step, 'transcript.json') }
}

export const readJson = async <Content>({ folder }: Pick<Step, 'folder'>, name: string): Promise<Content> =>
  JSON.parse(await readFile(join(folder, name), 'utf8'))
