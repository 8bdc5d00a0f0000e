import { countText } from '../count/count-text.ts'
import type { TextCount } from '../count/text-count.ts'
import type { FileType } from '../file-types.ts'
import { type FileFacts, inspectFile } from '../inspect/inspect-file.ts'
import type { Refusal } from '../refusal.ts'
import { lowerPriority } from './lower-priority.ts'
import { serveTasks } from './serve-tasks.ts'

/** What a worker can be asked to do with a file. */
export type ReadTask =
  | { readonly action: 'inspect'; readonly path: string; readonly name: string }
  | { readonly action: 'count'; readonly input: string | Uint8Array; readonly type: FileType }

// pdf.js leaves promises rejected that nobody awaits. The file is answered for elsewhere, or runs into the time limit.
process.on('unhandledRejection', () => {})

lowerPriority()

serveTasks(
  (task: ReadTask): Promise<FileFacts | TextCount | Refusal> =>
    task.action === 'inspect' ? inspectFile(task.path, { name: task.name }) : countText(task.input, task.type),
)
