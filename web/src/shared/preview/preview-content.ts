/** What of a file can be shown without running anything in it. */
export type PreviewContent =
  | { readonly kind: 'pdf'; readonly blob: Blob }
  | { readonly kind: 'image'; readonly blob: Blob }
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'none' }

const longestText = 200_000
const bytesWithoutNul = 4096

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)

/** Images that a browser only paints. SVG is a document with scripts and links, so it is shown as its text. */
const images: readonly (readonly [type: string, start: readonly number[], at?: number])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
]

/**
 * Judges by the bytes, never by the name: the type that the browser gets is one of five that cannot run a script in the
 * page. Everything else is text or not shown.
 */
export function readPreview(bytes: Uint8Array<ArrayBuffer>): PreviewContent {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]))
    return { kind: 'pdf', blob: new Blob([bytes], { type: 'application/pdf' }) }
  const image = images.find(([, start, at]) => startsWith(bytes, start, at))
  if (image) return { kind: 'image', blob: new Blob([bytes], { type: image[0] }) }
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' && bytes.subarray(0, bytesWithoutNul).includes(0)) return { kind: 'none' }
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, longestText * 4))
  return { kind: 'text', text: text.slice(0, longestText), isCut: text.length > longestText }
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
}
