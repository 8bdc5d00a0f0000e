export type { CountNote, TextCount } from './count/text-count.ts'
export type { FileType } from './file-types.ts'
export type { FileFacts } from './inspect/inspect-file.ts'
export { limits } from './limits.ts'
export { countText, countTypedText, inspectFile, type ReadOptions } from './pool/read-file.ts'
export { checkTranslation, readSegments, writeBlocks, writeTranslation } from './pool/translate-file.ts'
export { findRecognizer, type InstalledRecognizer, type Recognizer } from './recognition/recognizer.ts'
export type { Refusal, RefusalCode } from './refusal.ts'
export type {
  FailReason,
  LeftReason,
  Recognition,
  SegmentReport,
  TagRepair,
  TranslationReport,
  TranslationWarning,
} from './segments/report.ts'
export type { TranslationCheck } from './translate/check-translation.ts'
export type { BlockLine } from './translate/write-blocks.ts'
