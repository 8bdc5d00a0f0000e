/** Marian's binary shortlist: which target pieces may be written for each source piece. Little endian. */
export const shortlist = { magic: 0xf11a48d5013417f5n, headerBytes: 48 } as const

export function isShortlist(bytes: Uint8Array): boolean {
  if (bytes.length < shortlist.headerBytes) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getBigUint64(0, true) !== shortlist.magic) return false
  const offsets = Number(view.getBigUint64(32, true))
  const entries = Number(view.getBigUint64(40, true))
  return shortlist.headerBytes + offsets * 8 + entries * 4 === bytes.length
}
