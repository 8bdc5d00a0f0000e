export type SpokenWord = { readonly text: string; readonly startMs: number; readonly endMs: number }

export type Transcript = {
  readonly words: readonly SpokenWord[]
  /** BCP 47, what it sounds like; undefined if the recognizer does not say. */
  readonly heardLanguage: string | undefined
}

export type RecognitionCall = {
  /** Signed 16-bit samples, little-endian, mono, 16 kHz, without a header. */
  readonly speechFile: string
  /** BCP 47. */
  readonly language: string
  /** Kept between attempts: a recognizer that was killed continues with what it left here. */
  readonly workFolder: string
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

/** Turns speech into words with times. */
export type SpeechRecognizer = {
  readonly name: string
  /** True if recordings leave the provider's machines. */
  readonly isRemote: boolean
  /** BCP 47; empty where it is not installed. */
  listLanguages(): Promise<readonly string[]>
  /** Words in the order of their times; none for silence. Throws SpeechError. */
  recognize(call: RecognitionCall): Promise<Transcript>
  stop(): Promise<void>
}

/** Of recognizers and synthesizers. The message holds no text of a client, so it may be logged. */
export class SpeechError extends Error {
  override name = 'SpeechError'
  readonly retry: 'later' | 'never'

  constructor(message: string, retry: 'later' | 'never') {
    super(message)
    this.retry = retry
  }
}
