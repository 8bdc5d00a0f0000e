import { join } from 'node:path'
import { writeSound } from '../../features/machine-translation/media/dubbing/sound-files.ts'
import type { SpeechSynthesizer } from '../../ports/speech-synthesizer.ts'

export type ToneSynthesizer = SpeechSynthesizer & {
  /** All texts that were spoken, in order. */
  readonly spoken: string[]
  beforeAnswer: (signal: AbortSignal) => Promise<void>
}

const secondsPerCharacter = 0.06
const rate = 8000

/** Speaks a tone that is as long as its text. For tests only. */
export function toneSynthesizer({ isRemote = false } = {}): ToneSynthesizer {
  const synthesizer: ToneSynthesizer = {
    name: 'tone',
    isRemote,
    spoken: [],
    beforeAnswer: async () => {},
    listVoices: async () => [
      { name: 'tone:alto', displayName: 'Alto', language: 'es' },
      { name: 'tone:bass', displayName: 'Bass', language: 'es' },
    ],
    async speak({ texts, folder, signal, onSpoken }) {
      for (const [index, text] of texts.entries()) {
        await synthesizer.beforeAnswer(signal)
        signal.throwIfAborted()
        const length = Math.round(text.length * secondsPerCharacter * rate)
        const samples = Int16Array.from({ length }, (_, at) => Math.sin(at / 4) * 16_000)
        await writeSound(join(folder, `${index}.wav`), { rate, samples })
        synthesizer.spoken.push(text)
        onSpoken(index)
      }
    },
    stop: async () => {},
  }
  return synthesizer
}
