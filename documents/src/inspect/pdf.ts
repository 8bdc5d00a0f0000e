import { opensWithoutPassword } from '../pdf/read-pdf.ts'
import { Refused } from '../refusal.ts'
import { chunksOf, type Source } from '../source.ts'
import type { Inspection } from './inspection.ts'

const tailBytes = 64 * 1024
const overlap = 16

/** A pdf that is whole and that anyone can open. One that only forbids printing or copying can be read. */
export async function inspectPdf(source: Source, { pace }: Inspection): Promise<void> {
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes)
  if (!tail.includes('%%EOF') && !tail.includes('startxref')) throw new Refused('broken', 'pdf cut short')
  let isEncrypted = false
  let hasRoot = false
  let before: Buffer = Buffer.alloc(0)
  for await (const chunk of chunksOf(source, pace)) {
    const bytes = Buffer.concat([before, chunk])
    isEncrypted ||= bytes.includes('/Encrypt')
    hasRoot ||= bytes.includes('/Root')
    before = bytes.subarray(-overlap)
  }
  if (!hasRoot) throw new Refused('broken', 'pdf without a root')
  if (isEncrypted && !(await opensWithoutPassword(source)))
    throw new Refused('password_protected', 'pdf asks for a password')
}
