import type { Inspection } from '../../inspect/inspection.ts'
import { opensWithoutPassword } from '../../pdf/read-pdf.ts'
import { RefusalError } from '../../refusal.ts'
import { chunksOf, type Source } from '../../source.ts'

const tailBytes = 64 * 1024
const overlap = 16

/** Accepts a complete PDF without a password for opening. Restrictions on printing or copying do not matter. */
export async function inspectPdf(source: Source, { yieldPoint }: Inspection): Promise<void> {
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes)
  if (!tail.includes('%%EOF') && !tail.includes('startxref')) throw new RefusalError('broken', 'pdf cut short')
  let isEncrypted = false
  let hasRoot = false
  let before: Buffer = Buffer.alloc(0)
  for await (const chunk of chunksOf(source, yieldPoint)) {
    const bytes = Buffer.concat([before, chunk])
    isEncrypted ||= bytes.includes('/Encrypt')
    hasRoot ||= bytes.includes('/Root')
    before = bytes.subarray(-overlap)
  }
  if (!hasRoot) throw new RefusalError('broken', 'pdf without a root')
  if (isEncrypted && !(await opensWithoutPassword(source)))
    throw new RefusalError('password_protected', 'pdf asks for a password')
}
