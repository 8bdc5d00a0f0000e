import type { SpokenWord } from '../../../ports/speech-recognizer.ts'

/** What the portal writes for the process. */
export type WhisperRequest = {
  readonly speechFile: string
  /** Its `node_modules` has the packages of the engine. */
  readonly packagesFolder: string
  /** The code of the language, as Whisper knows it. */
  readonly language: string
  readonly checkpointFile: string
  readonly transcriptFile: string
  readonly threads: number
}

/** What the process writes to its output, one line of JSON each. */
export type WhisperEvent = { readonly type: 'window'; readonly done: number; readonly of: number }

/** What the process writes to the file of the transcript. */
export type WhisperTranscript = {
  readonly words: readonly SpokenWord[]
  /** A code of Whisper; null for silence. */
  readonly heardLanguage: string | null
}
