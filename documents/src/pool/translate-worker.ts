import type { FileType } from '../file-types.ts'
import type { Refusal } from '../refusal.ts'
import type { SegmentReport, TranslationReport } from '../segments/report.ts'
import { type CheckOptions, checkTranslation, type TranslationCheck } from '../translate/check-translation.ts'
import { readSegments, type SegmentOptions } from '../translate/read-segments.ts'
import { writeBlocks } from '../translate/write-blocks.ts'
import { type TranslationOptions, writeTranslation } from '../translate/write-translation.ts'
import { lowerPriority } from './lower-priority.ts'
import { serveTasks } from './serve-tasks.ts'

/** What a worker can be asked to do with a document that is translated. */
export type TranslateTask = { readonly path: string; readonly type: FileType } & (
  | { readonly action: 'read'; readonly options: SegmentOptions }
  | { readonly action: 'write'; readonly options: TranslationOptions }
  | { readonly action: 'blocks'; readonly options: TranslationOptions }
  | { readonly action: 'check'; readonly outputPath: string; readonly options: CheckOptions }
)
export type TranslateResult = SegmentReport | TranslationReport | TranslationCheck | Refusal

// pdf.js leaves promises rejected that nobody awaits. The file is answered for elsewhere, or runs into the time limit.
process.on('unhandledRejection', () => {})

lowerPriority()

serveTasks((task: TranslateTask): Promise<TranslateResult> => {
  const { path, type } = task
  if (task.action === 'read') return readSegments(path, type, task.options)
  if (task.action === 'write') return writeTranslation(path, type, task.options)
  if (task.action === 'blocks') return writeBlocks(path, task.options)
  return checkTranslation(path, task.outputPath, type, task.options)
})
