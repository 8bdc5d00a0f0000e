import type { OfferedVoice } from '../options/choose-speech.ts'
import type { Slice } from '../run/slice.ts'
import type { SpokenLines } from './spoken-lines.ts'

/** What a killed process loses is at most this many lines. */
const textsPerCall = 10

type SpeakOptions = {
  readonly lines: SpokenLines
  readonly chosen: OfferedVoice
  readonly slice: Slice
  readonly onProgress: (fraction: number) => void
}

export const spokenPath = (lines: SpokenLines, { voice }: OfferedVoice, text: string): string =>
  lines.pathOf({ voice: voice.name, text })

/** Speaks each text that was not spoken before. */
export async function speakTexts(texts: readonly string[], options: SpeakOptions): Promise<void> {
  const { lines, chosen, slice, onProgress } = options
  const pathOf = (text: string) => spokenPath(lines, chosen, text)
  const missing: string[] = []
  for (const text of new Set(texts)) if (!(await lines.has(pathOf(text)))) missing.push(text)
  for (let from = 0; from < missing.length; from += textsPerCall) {
    const batch = missing.slice(from, from + textsPerCall)
    await lines.within(async (folder, keep) => {
      await chosen.synthesizer.speak({
        texts: batch,
        voice: chosen.voice.name,
        folder,
        signal: slice.signal,
        onSpoken: (index) => onProgress((from + index + 1) / missing.length),
      })
      for (const [index, text] of batch.entries()) await keep(`${index}.wav`, pathOf(text))
    })
    slice.requireTime()
  }
}
