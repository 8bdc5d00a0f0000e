import type { SweepNeeds } from './sweep-temporary-files.ts'

const hourMs = 60 * 60 * 1000

/** Aborts multipart uploads without progress for a day, or for an hour if the disk is full. Returns how many. */
export function sweepUnfinishedUploads(
  { fileStore, now }: Pick<SweepNeeds, 'fileStore' | 'now'>,
  isDiskShort = false,
): Promise<number> {
  return fileStore.sweepMultiparts(new Date(now().getTime() - (isDiskShort ? 1 : 24) * hourMs))
}
