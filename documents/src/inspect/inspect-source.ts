import { inspectCompound } from '../formats/compound/inspect.ts'
import { inspectPdf } from '../formats/pdf/inspect.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import { inspectArchive } from './archive.ts'
import type { DetectedType, Inspection } from './inspection.ts'
import { refuseSecondFormat } from './second-format.ts'
import { detectSignature, mediaTypes } from './signatures.ts'
import { inspectText } from './text.ts'

const headBytes = 64 * 1024

export async function inspectSource(source: Source, inspection: Inspection): Promise<DetectedType> {
  if (source.size === 0) throw new RefusalError('empty', 'no bytes')
  const head = await source.read(0, headBytes)
  const signature = detectSignature(head)
  if (signature?.kind === 'executable') throw new RefusalError('executable', signature.mediaType)
  if (signature?.kind === 'package') return inspectArchive(source, inspection, inspectSource)
  await refuseSecondFormat(source, head, signature)
  if (signature === undefined) return inspectText(source, head, inspection)
  switch (signature.kind) {
    case 'compound':
      return inspectCompound(source, inspection.yieldPoint)
    case 'pdf':
      await inspectPdf(source, inspection)
      return { type: 'pdf', mediaType: mediaTypes.pdf }
    default:
      return { type: signature.kind, mediaType: signature.mediaType }
  }
}
