import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import type { Entry } from './entry.ts'

const headerBytes = 30
const sizesFollow = 0x0008
const encrypted = 0x0001

/** Compares local headers with the directory, so that different readers cannot see different archives. */
export async function checkLayout(
  source: Source,
  entries: readonly Entry[],
  directoryAt: number,
  yieldPoint: YieldPoint,
): Promise<void> {
  const inOrder = entries.toSorted((one, other) => one.headerAt - other.headerAt)
  let covered = 0
  let gaps = 0
  for (const entry of inOrder) {
    await yieldPoint()
    if (entry.headerAt < covered) throw new RefusalError('archive_bomb', `${entry.name} overlaps another entry`)
    gaps += entry.headerAt - covered
    await readOwnHeader(source, entry)
    covered = entry.dataAt + entry.packedBytes
    if (covered > directoryAt) throw new RefusalError('broken', `${entry.name} runs into the directory`)
  }
  gaps += directoryAt - covered
  if (gaps > limits.archiveGapBytes)
    throw new RefusalError('several_formats_in_one', `${gaps} bytes beside the entries`)
}

async function readOwnHeader(source: Source, entry: Entry): Promise<void> {
  const header = await source.read(entry.headerAt, headerBytes + limits.archiveNameBytes)
  if (header.length < headerBytes || header.readUInt32LE(0) !== 0x04034b50)
    throw new RefusalError('broken', `header of ${entry.name}`)
  const nameBytes = header.readUInt16LE(26)
  const name = header.toString('utf8', headerBytes, headerBytes + nameBytes).replaceAll('\\', '/')
  const flags = header.readUInt16LE(6)
  if ((flags & encrypted) !== 0) throw new RefusalError('password_protected', entry.name)
  if (name !== entry.name || header.readUInt16LE(8) !== entry.method)
    throw new RefusalError('broken', `two descriptions of ${entry.name}`)
  const packedBytes = header.readUInt32LE(18)
  const isStated = (flags & sizesFollow) === 0 && packedBytes !== 0xffffffff
  if (isStated && (packedBytes !== entry.packedBytes || header.readUInt32LE(22) !== entry.bytes))
    throw new RefusalError('broken', `two sizes of ${entry.name}`)
  entry.dataAt = entry.headerAt + headerBytes + nameBytes + header.readUInt16LE(28)
}
