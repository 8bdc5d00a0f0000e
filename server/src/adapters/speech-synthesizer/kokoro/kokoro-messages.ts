/** What the portal writes for the process. */
export type KokoroRequest = {
  /** Its `node_modules` has the packages of the engine. */
  readonly packagesFolder: string
  readonly voice: string
  /** Of espeak-ng, for the phonemes. */
  readonly espeak: { readonly program: string; readonly voice: string }
  readonly texts: readonly string[]
  /** Receives `0.wav`, `1.wav` and so on. */
  readonly folder: string
  readonly threads: number
}

/** What the process writes to its output, one line of JSON each. */
export type KokoroEvent = { readonly type: 'text'; readonly index: number; readonly isSpoken: boolean }
