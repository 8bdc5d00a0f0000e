import { Refused } from '../refusal.ts'
import type { Source } from '../source.ts'
import { inspectArchive } from './archive.ts'
import { inspectCompound } from './compound.ts'
import type { Found, Inspection } from './inspection.ts'
import { inspectPdf } from './pdf.ts'
import { refuseSecondFormat } from './second-format.ts'
import { mediaTypes, signatureOf } from './signatures.ts'
import { inspectText } from './text.ts'

const headBytes = 64 * 1024

export async function inspectSource(source: Source, inspection: Inspection): Promise<Found> {
  if (source.size === 0) throw new Refused('empty', 'no bytes')
  const head = await source.read(0, headBytes)
  const signature = signatureOf(head)
  if (signature?.kind === 'executable') throw new Refused('executable', signature.mediaType)
  if (signature?.kind === 'package') return inspectArchive(source, inspection, inspectSource)
  await refuseSecondFormat(source, head, signature)
  if (signature === undefined) return inspectText(source, head, inspection)
  switch (signature.kind) {
    case 'compound':
      return inspectCompound(source, inspection.pace)
    case 'pdf':
      await inspectPdf(source, inspection)
      return { type: 'pdf', mediaType: mediaTypes.pdf }
    default:
      return { type: signature.kind, mediaType: signature.mediaType }
  }
}
