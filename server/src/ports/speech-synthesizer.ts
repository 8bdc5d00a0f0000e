export { SpeechError } from './speech-recognizer.ts'

export type Voice = {
  /** Unique, with the name of the synthesizer: `kokoro:ef_dora`. */
  readonly name: string
  /** As people know it: `Dora`. */
  readonly displayName: string
  /** BCP 47. */
  readonly language: string
}

export type SpeechCall = {
  readonly texts: readonly string[]
  /** The name of a voice of this synthesizer. */
  readonly voice: string
  /** Receives `0.wav`, `1.wav` and so on: signed 16-bit samples, mono, any rate. */
  readonly folder: string
  readonly signal: AbortSignal
  readonly onSpoken: (index: number) => void
}

/** Turns texts into speech. */
export type SpeechSynthesizer = {
  readonly name: string
  /** True if texts leave the provider's machines. */
  readonly isRemote: boolean
  /** The best voice of each language first; none where it is not installed. */
  listVoices(): Promise<readonly Voice[]>
  /** Writes a file for each text. Throws SpeechError. */
  speak(call: SpeechCall): Promise<void>
  stop(): Promise<void>
}
