import type { FileStore } from '../../ports/file-store.ts'

const keptForMs = 24 * 60 * 60 * 1000

/** Gives up uploads in parts that nobody has completed within a day. Answers how many. */
export function sweepUnfinishedUploads({ fileStore, now }: { fileStore: FileStore; now: () => Date }): Promise<number> {
  return fileStore.sweepMultiparts(new Date(now().getTime() - keptForMs))
}
