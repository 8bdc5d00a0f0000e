// Both doors open when first used: a server that is starting has no files to look at yet.
import type { countText as CountText } from './count/count-text.ts'
import type { inspectFile as InspectFile } from './inspect/inspect-file.ts'

export type { CountNote, TextCount } from './count/text-count.ts'
export type { FileType } from './file-types.ts'
export type { FileFacts } from './inspect/inspect-file.ts'
export { limits } from './limits.ts'
export type { Refusal, RefusalCode } from './refusal.ts'

/** What a file is, by its content; or why it is not safe or not fit to be worked on. */
export const inspectFile: typeof InspectFile = async (...asked) =>
  (await import('./inspect/inspect-file.ts')).inspectFile(...asked)

/** Words, characters and pages of a file that `inspectFile` found to be of this type. */
export const countText: typeof CountText = async (...asked) =>
  (await import('./count/count-text.ts')).countText(...asked)
