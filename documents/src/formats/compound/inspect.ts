import { CompoundFile } from '../../compound/compound-file.ts'
import type { DetectedType } from '../../inspect/inspection.ts'
import { mediaTypes } from '../../inspect/signatures.ts'
import { RefusalError } from '../../refusal.ts'
import type { Source } from '../../source.ts'
import type { YieldPoint } from '../../yielding.ts'

const macroFolders = new Set(['VBA', '_VBA_PROJECT_CUR', 'Macros'])

/** Recognizes old office files, and new ones with a password, which have the same container. */
export async function inspectCompound(source: Source, yieldPoint: YieldPoint): Promise<DetectedType> {
  const file = await CompoundFile.open(source, yieldPoint)
  if (file.has('EncryptedPackage')) throw new RefusalError('password_protected', 'office file with a password')
  if ([...macroFolders].some((name) => file.hasAnywhere(name)))
    throw new RefusalError('macros', 'old office file with macros')
  if (file.has('WordDocument')) return old('doc', isProtectedWord(await file.readEntryStart('WordDocument')))
  for (const workbook of ['Workbook', 'Book'])
    if (file.has(workbook)) return old('xls', isProtectedWorkbook(await file.readEntryStart(workbook)))
  if (file.has('PowerPoint Document')) return old('ppt', file.has('EncryptedSummary'))
  return { type: 'unknown', mediaType: 'application/x-ole-storage' }
}

function old(type: 'doc' | 'xls' | 'ppt', isProtected: boolean): DetectedType {
  if (isProtected) throw new RefusalError('password_protected', `${type} with a password`)
  return { type, mediaType: mediaTypes[type] }
}

const encryptedDocument = 0x0100

const isProtectedWord = (header: Buffer): boolean =>
  header.length >= 12 && (header.readUInt16LE(10) & encryptedDocument) !== 0

const passwordRecord = 0x002f

/** Each record starts with its number and length. The one about the password is among the first. */
function isProtectedWorkbook(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2))
    if (stream.readUInt16LE(at) === passwordRecord) return true
  return false
}
