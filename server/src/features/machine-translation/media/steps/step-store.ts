import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from './digest.ts'
import { syncPath } from './sync-path.ts'

/** A finished step: its key stands for everything that went into it. */
export type Step = { readonly key: string; readonly folder: string; readonly isNew: boolean }

type StepFolders = {
  /** For the result. */
  readonly folder: string
  /** Kept between attempts, for steps that can continue. */
  readonly scratch: string
}

export type StepStore = {
  /** Runs a step unless its result is there. `input` must hold everything that the result depends on. */
  run(name: string, input: unknown, work: (folders: StepFolders) => Promise<void>): Promise<Step>
}

const temporary = 'tmp-'

/**
 * Keeps results of steps in folders that appear only when all their bytes are on the disk, so that a process that is
 * killed leaves nothing but a temporary folder. Only one job at a time opens the store of a file.
 */
export async function openStepStore(root: string): Promise<StepStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root))
    if (name.startsWith(temporary)) await rm(join(root, name), { recursive: true, force: true })
  // The sweep goes by the time of the last use.
  const now = new Date()
  await utimes(root, now, now)
  return {
    async run(name, input, work) {
      const key = digest([name, input])
      const folder = join(root, `${name}-${key}`)
      if (await exists(folder)) return { key, folder, isNew: false }
      const unfinished = join(root, `${temporary}${name}-${randomUUID()}`)
      const scratch = join(root, `scratch-${name}-${key}`)
      await mkdir(unfinished, { mode: 0o700 })
      await mkdir(scratch, { recursive: true, mode: 0o700 })
      await work({ folder: unfinished, scratch })
      for (const file of await readdir(unfinished)) await syncPath(join(unfinished, file))
      await syncPath(unfinished)
      await rename(unfinished, folder)
      await syncPath(root)
      await rm(scratch, { recursive: true, force: true })
      return { key, folder, isNew: true }
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
