import { shortlist } from '../models/shortlist-format.ts'

const mask = 0xffffffffffffffffn

function checksum(words: BigUint64Array): bigint {
  let seed = 0n
  for (const word of words) seed = (seed ^ (word + 0x9e3779b9n + ((seed << 6n) & mask) + (seed >> 2n))) & mask
  return seed
}

/** `firstCount` pieces are always allowed; `candidates` lists more of them for each source piece. */
export function writeShortlist(firstCount: number, candidates: readonly (readonly number[])[]): Uint8Array {
  const best = candidates.reduce((most, { length }) => Math.max(most, length), 1)
  const entries = candidates.flatMap((list) => list.toSorted((one, other) => one - other))
  // The checksum is over words of 64 bits, so the number of 32-bit entries is even.
  if (entries.length % 2 === 1) entries.push(entries.at(-1) ?? 0)
  const entriesAt = shortlist.headerBytes + (candidates.length + 1) * 8
  const bytes = new Uint8Array(entriesAt + entries.length * 4)
  const view = new DataView(bytes.buffer)
  const longs = [shortlist.magic, 0, firstCount, best, candidates.length + 1, entries.length]
  let offset = 0
  for (const list of candidates) {
    longs.push(offset)
    offset += list.length
  }
  longs.push(entries.length)
  for (const [index, value] of longs.entries()) view.setBigUint64(index * 8, BigInt(value), true)
  for (const [index, entry] of entries.entries()) view.setUint32(entriesAt + index * 4, entry, true)
  view.setBigUint64(8, checksum(new BigUint64Array(bytes.buffer, 16)), true)
  return bytes
}
