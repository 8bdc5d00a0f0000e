import { FileProblem } from './file-problem.ts'
/** Reads UTF-8, UTF-16 with a byte order mark, and as a last resort what older spreadsheets write. */
export function decodeText(bytes: Buffer): string {
  const encoding = findEncoding(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    if (encoding === 'utf-8') return decodeWindows(bytes)
  }
  throw new FileProblem({ reason: 'encoding' })
}

function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function decodeWindows(bytes: Buffer): string {
  if (bytes.includes(0)) throw new FileProblem({ reason: 'encoding' })
  return new TextDecoder('windows-1252').decode(bytes)
}
