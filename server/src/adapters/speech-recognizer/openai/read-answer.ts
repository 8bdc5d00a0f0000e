import * as z from 'zod/mini'
import { SpeechError, type SpokenWord } from '../../../ports/speech-recognizer.ts'
import { restorePunctuation } from './restore-punctuation.ts'
import { spreadSegments } from './spread-segments.ts'

const Seconds = z.number().check(z.minimum(0))
const Answer = z.object({
  language: z.nullish(z.string()),
  text: z.nullish(z.string()),
  words: z.nullish(z.array(z.object({ word: z.string(), start: Seconds, end: Seconds }))),
  segments: z.nullish(z.array(z.object({ text: z.string(), start: Seconds, end: Seconds }))),
})

export type TranscriptionAnswer = { readonly words: readonly SpokenWord[]; readonly language: string | undefined }

/** Reads `verbose_json`. Without the times of words, those of segments are spread over their words. */
export function readAnswer(body: Buffer): TranscriptionAnswer {
  const parsed = z.safeParse(Answer, parseJson(body.toString('utf8')))
  if (!parsed.success) throw unknownForm()
  const { words, segments, text, language } = parsed.data
  const answer = { language: language ?? undefined }
  if (words && words.length > 0) return { ...answer, words: restorePunctuation(words.map(toSpokenWord), text ?? '') }
  if (segments) return { ...answer, words: spreadSegments(segments) }
  // Without times there is nothing to make subtitles of.
  if (text?.trim()) throw unknownForm()
  return { ...answer, words: [] }
}

const toSpokenWord = (timed: { readonly word: string; readonly start: number; readonly end: number }): SpokenWord => ({
  text: timed.word.trim(),
  startMs: timed.start * 1000,
  endMs: timed.end * 1000,
})

const unknownForm = () => new SpeechError('The speech recognition service answered in an unknown form.', 'never')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
