/** Bytes of a text in its file's encoding; `undefined` where a character does not exist in it. */
export type EncodeText = (text: string) => Buffer | undefined

/**
 * Encodings that are written as they were read: Unicode and one byte per character. For others the answer is undefined:
 * several of their byte sequences mean the same character, so the bytes of the source could not be reproduced.
 */
export function encoderOf(label: string): EncodeText | undefined {
  const { encoding } = new TextDecoder(label)
  if (encoding === 'utf-8') return (text) => Buffer.from(text, 'utf8')
  if (encoding === 'utf-16le') return (text) => Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return (text) => Buffer.from(text, 'utf16le').swap16()
  const codes = codesOf(encoding, /ascii/i.test(label) ? 128 : 256)
  return codes && ((text) => encodeInOneByte(text, codes))
}

/** The byte of each character. Encodings with several bytes per character have fewer in one byte. */
function codesOf(encoding: string, count: number): ReadonlyMap<string, number> | undefined {
  const codes = new Map<string, number>()
  const decoder = new TextDecoder(encoding)
  for (let code = 0; code < count; code++) {
    const character = decoder.decode(Uint8Array.of(code, lineFeed)).slice(0, -1)
    if (character.length === 1 && character !== '\ufffd') codes.set(character, code)
  }
  return codes.size > count * 0.75 ? codes : undefined
}

const lineFeed = 10

function encodeInOneByte(text: string, codes: ReadonlyMap<string, number>): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = codes.get(text[at] as string)
    if (code === undefined) return undefined
    bytes[at] = code
  }
  return bytes
}
