import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import type { SpokenWord } from '../../ports/speech-recognizer.ts'

type Entry = { readonly window: number; readonly words: readonly SpokenWord[] }

export type Checkpoint = {
  /** The words of a window that an earlier run heard. */
  get(window: number): readonly SpokenWord[] | undefined
  add(window: number, words: readonly SpokenWord[]): void
}

/** Finished windows, one line each, so that a killed run continues after the last one. `key` says what was heard, and how. */
export function openCheckpoint(file: string, key: string): Checkpoint {
  const [first, ...lines] = readLines(file)
  const isOfSameRun = first === JSON.stringify({ key })
  if (!isOfSameRun) writeFileSync(file, `${JSON.stringify({ key })}\n`)
  const entries = (isOfSameRun ? lines : []).flatMap(parseEntry)
  const byWindow = new Map(entries.map(({ window, words }) => [window, words]))
  return {
    get: (window) => byWindow.get(window),
    // The line break in front keeps a line that was cut off by a kill apart from the next one.
    add: (window, words) => appendFileSync(file, `\n${JSON.stringify({ window, words })}\n`),
  }
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function parseEntry(line: string): readonly Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Entry]
  } catch {
    return []
  }
}
