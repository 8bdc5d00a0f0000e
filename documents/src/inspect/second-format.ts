import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import { findEndRecord, readEndRecord } from '../zip/end-record.ts'
import { detectSignature, hasPdfHeader, type Signature } from './signatures.ts'

const tailBytes = 64 * 1024
const page = /<(?:script|html|body|iframe|\?php)[\s>]/i

/** Refuses polyglot files, which other programs may open as another format. */
export async function refuseSecondFormat(source: Source, head: Buffer, signature?: Signature): Promise<void> {
  if (await endsAsArchive(source)) throw new RefusalError('several_formats_in_one', 'ends as an archive')
  if (signature === undefined) return
  if (signature.kind === 'pdf') refuseBeforePdf(head)
  else if (hasPdfHeader(head)) throw new RefusalError('several_formats_in_one', `${signature.mediaType} and pdf`)
  if (signature.kind !== 'image') return
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes)
  if (page.test(head.toString('latin1')) || page.test(tail.toString('latin1')))
    throw new RefusalError('several_formats_in_one', 'an image with a page in it')
}

/** Lines of printer drivers before a PDF are harmless. */
function refuseBeforePdf(head: Buffer): void {
  const before = head.subarray(0, head.indexOf('%PDF-'))
  const isOther = page.test(before.toString('latin1')) || (before.length > 0 && detectSignature(before) !== undefined)
  if (isOther) throw new RefusalError('several_formats_in_one', 'something else before the pdf')
}

async function endsAsArchive(source: Source): Promise<boolean> {
  const at = await findEndRecord(source)
  if (at === undefined) return false
  try {
    const { count, directoryBytes } = await readEndRecord(source, at)
    const signature = await source.read(at - directoryBytes, 4)
    return count > 0 && signature.equals(Buffer.from('504b0102', 'hex'))
  } catch {
    return true
  }
}
