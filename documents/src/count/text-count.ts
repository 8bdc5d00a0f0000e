import type { TextSize } from './tally.ts'

export type TextCount = TextSize & {
  readonly pages: number
  /** What a person should know about the numbers. */
  readonly notes: readonly CountNote[]
}
export type CountNote = 'no_text_layer' | 'encoding_guessed'
