import { join } from 'node:path'
import { openSpokenLines } from '../dubbing/spoken-lines.ts'
import type { MediaNeeds } from '../needs.ts'
import { sampleFolder } from '../steps/media-folders.ts'
import type { OfferedVoice } from './choose-speech.ts'
import { sampleSentence } from './sample-sentences.ts'

const longestMs = 60_000
/** Samples are spoken one after the other, by engines that files need too. */
const mostWaiting = 10

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The path of a short recording, made when it is asked for the first time. Undefined if too many wait for theirs. */
export async function speakSample(
  { mediaFolder }: Pick<MediaNeeds, 'mediaFolder'>,
  { voice, synthesizer }: OfferedVoice,
): Promise<string | undefined> {
  const text = sampleSentence(voice.language)
  const lines = await openSpokenLines(join(mediaFolder, sampleFolder))
  const path = lines.pathOf({ sample: voice.name, text })
  if (await lines.has(path)) return path
  if (waiting >= mostWaiting) return undefined
  const speak = async (): Promise<string> => {
    if (await lines.has(path)) return path
    return lines.within(async (folder, keep) => {
      const signal = AbortSignal.timeout(longestMs)
      await synthesizer.speak({ texts: [text], voice: voice.name, folder, signal, onSpoken: () => {} })
      await keep('0.wav', path)
      return path
    })
  }
  waiting++
  const next = last.then(speak, speak)
  last = next.catch(() => {})
  return next.finally(() => waiting--)
}
