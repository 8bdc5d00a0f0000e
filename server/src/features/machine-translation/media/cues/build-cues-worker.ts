import { serveTasks } from '@portolan/documents/serve-tasks'
import {
  buildCues,
  buildTranslatedCues,
  type FrameRate,
  rulesFor,
  splitSentences,
  type Word,
} from '@portolan/subtitles'
import { toText } from './cue-text.ts'

export type BuildTask = {
  readonly words: readonly Word[]
  /** BCP 47, of the words. */
  readonly language: string
  readonly frameRate: FrameRate
  /** What the cues are in: the words themselves if absent. */
  readonly translation?: { readonly language: string; readonly texts: readonly string[] } | undefined
}

export type BuiltCue = {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
  /** The sentence that was translated. */
  readonly source: string | null
}

serveTasks(async (task: BuildTask | SplitTask): Promise<BuiltCue[] | string[]> => {
  const rules = rulesFor(task.language, task.frameRate)
  if ('isSplit' in task) return splitSentences(task.words, rules).map(({ text }) => text)
  const { words, frameRate, translation } = task
  if (!translation) return buildCues(words, rules).map((cue) => ({ ...timesOf(cue), source: null }))
  const sentences = splitSentences(words, rules)
  const cues = buildTranslatedCues(sentences, translation.texts, rulesFor(translation.language, frameRate))
  return cues.map((cue) => ({ ...timesOf(cue), source: sentences[cue.sentence]?.text ?? null }))
})

/** The sentences of a speech, in the order in which their translations are given back. */
export type SplitTask = Pick<BuildTask, 'words' | 'language' | 'frameRate'> & { readonly isSplit: true }

const timesOf = ({ startMs, endMs, lines }: ReturnType<typeof buildCues>[number]) => ({
  startMs,
  endMs,
  text: toText(lines),
})
