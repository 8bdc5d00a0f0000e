import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from '../steps/digest.ts'
import { syncPath } from '../steps/sync-path.ts'

/** Files of spoken lines. Each is named after its text and voice, so that an edit speaks only what has changed. */
export type SpokenLines = {
  pathOf(line: object): string
  /** Also keeps the line from being removed as unused. */
  has(path: string): Promise<boolean>
  /** Gives work an empty folder; `keep` puts one of its files to a path. */
  within<Result>(work: (folder: string, keep: Keep) => Promise<Result>): Promise<Result>
}
type Keep = (file: string, path: string) => Promise<void>

export async function openSpokenLines(folder: string): Promise<SpokenLines> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    pathOf: (line) => join(folder, `${digest(line)}.wav`),
    async has(path) {
      if (!(await stat(path).catch(() => undefined))) return false
      const now = new Date()
      await utimes(path, now, now).catch(() => {})
      return true
    },
    async within(work) {
      const own = join(folder, `tmp-${randomUUID()}`)
      await mkdir(own, { mode: 0o700 })
      try {
        return await work(own, async (file, path) => {
          await syncPath(join(own, file))
          await rename(join(own, file), path)
        })
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
  }
}

/** How fast a line is spoken is a part of its name. Three digits are more than anyone hears. */
export const roundTempo = (tempo: number): number => Math.round(tempo * 1000) / 1000
