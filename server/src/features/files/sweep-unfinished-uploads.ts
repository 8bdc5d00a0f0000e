import type { SweepNeeds } from './sweep-temporary-files.ts'

const hourMs = 60 * 60 * 1000

/** Gives up uploads in parts that nobody has gone on with for a day, or for an hour where the disk is full. Answers how many. */
export function sweepUnfinishedUploads(
  { fileStore, now }: Pick<SweepNeeds, 'fileStore' | 'now'>,
  isDiskShort = false,
): Promise<number> {
  return fileStore.sweepMultiparts(new Date(now().getTime() - (isDiskShort ? 1 : 24) * hourMs))
}
