import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import type { InlineTag } from '../tags/inline-parts.ts'
import type { FailedTexts } from './failed-texts.ts'
import type { PipelinePool } from './process/pipeline-pool.ts'
import type { InstalledMode } from './routes/installed-modes.ts'
import { removeMarks } from './text/marked-text.ts'
import { readStream, writeStream } from './text/marks-in-stream.ts'
import { polish } from './text/polish.ts'

export type UnitNeeds = {
  readonly pool: PipelinePool
  readonly failedTexts: FailedTexts
  readonly signal: AbortSignal
  readonly isUrgent: boolean
}

type UnitAnswer = { readonly text: string; readonly unknownWords: number }

/** Translates marked text through one mode after the other. What holds no word is returned as it is. */
export async function translateUnit(
  unit: string,
  tags: readonly InlineTag[],
  modes: readonly InstalledMode[],
  needs: UnitNeeds,
): Promise<UnitAnswer> {
  if (!/\p{L}/u.test(unit)) return { text: unit, unknownWords: 0 }
  const core = unit.trim()
  const start = unit.indexOf(core)
  let text = core
  let unknownWords = 0
  for (const mode of modes) {
    const answer = await sendThrough(mode, text, tags, needs)
    text = answer.text
    unknownWords = Math.max(unknownWords, answer.unknownWords)
  }
  return { text: unit.slice(0, start) + text + unit.slice(start + core.length), unknownWords }
}

async function sendThrough(
  mode: InstalledMode,
  text: string,
  tags: readonly InlineTag[],
  { pool, failedTexts, signal, isUrgent }: UnitNeeds,
): Promise<UnitAnswer> {
  const written = writeStream(text, tags)
  if (failedTexts.has(mode.name, written.stream))
    throw new TranslationEngineError('crash', `${mode.name} failed at this text before`, 'never')
  const stream = await pool.send(mode, written.stream, { signal, isUrgent }).catch((error: unknown) => {
    if (error instanceof TranslationEngineError && error.retry === 'never') failedTexts.add(mode.name, written.stream)
    throw error
  })
  const answer = readStream(stream, written)
  if (removeMarks(answer.text).trim() === '')
    throw new TranslationEngineError('empty_answer', `${mode.name} answered nothing`, 'never')
  return { text: polish(text, answer.text, mode.to), unknownWords: answer.unknownWords }
}
