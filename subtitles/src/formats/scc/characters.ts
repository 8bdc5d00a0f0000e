/** Where the basic characters of CEA-608 differ from ASCII. */
const basic = new Map([
  ['á', 0x2a],
  ['é', 0x5c],
  ['í', 0x5e],
  ['ó', 0x5f],
  ['ú', 0x60],
  ['ç', 0x7b],
  ['÷', 0x7c],
  ['Ñ', 0x7d],
  ['ñ', 0x7e],
  ['█', 0x7f],
])
const basicOfCode = new Map([...basic].map(([character, code]) => [code, character]))
const special = [...'®°½¿™¢£♪à\u00a0èâêîôû']
const extendedWest = [..."ÁÉÓÚÜü‘¡*'—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»"]
const extendedEast = [...'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤¦ÅåØø┌┐└┘']

/** One byte, or a pair. An extended pair replaces the character before it, for decoders that do not know the pair. */
export type CharacterCode = { readonly byte: number } | { readonly pair: number; readonly before?: number }

const similar: Readonly<Record<string, string>> = {
  '‘': "'",
  '“': '"',
  '”': '"',
  '—': '-',
  '«': '"',
  '»': '"',
  '•': '.',
  ß: 's',
  '{': '(',
  '}': ')',
  '|': '!',
  '¦': '!',
  _: '-',
  Ø: 'O',
  ø: 'o',
  '©': 'c',
}

const codes = new Map<string, CharacterCode>()
for (let byte = 0x20; byte < 0x7f; byte++) if (!basicOfCode.has(byte)) codes.set(String.fromCharCode(byte), { byte })
for (const [character, byte] of basic) codes.set(character, { byte })
for (const [index, character] of special.entries()) codes.set(character, { pair: 0x1130 + index })
addExtended(extendedWest, 0x1220)
addExtended(extendedEast, 0x1320)

function addExtended(characters: readonly string[], first: number): void {
  for (const [index, character] of characters.entries()) {
    const base = character.normalize('NFD').charAt(0)
    const before = /[A-Za-z]/.test(base) ? base : (similar[character] ?? ' ')
    if (!codes.has(character)) codes.set(character, { pair: first + index, before: before.charCodeAt(0) })
  }
}

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‚': ',',
  '„': '"',
  '…': '...',
  '–': '-',
  '♫': '♪',
  '\u2009': ' ',
  '\u202f': ' ',
  '`': "'",
}

/** Text that a decoder can show. Adds to `lost` what it cannot. */
export function toShownText(text: string, lost: string[]): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (codes.has(character)) return character
      const other = replacements[character]
      if (other !== undefined) return other
      lost.push(character)
      const base = character.normalize('NFD').charAt(0)
      return base !== character && codes.has(base) ? base : '?'
    })
    .join('')
}

export const codeOf = (character: string): CharacterCode => codes.get(character) ?? { byte: 0x3f }

export const basicCharacter = (code: number): string => basicOfCode.get(code) ?? String.fromCharCode(code)

/** The character of a pair without parity. */
export function characterOfPair(
  high: number,
  low: number,
): { readonly character: string; readonly isExtended: boolean } | undefined {
  const extended = high === 0x12 ? extendedWest : high === 0x13 ? extendedEast : undefined
  const character = high === 0x11 ? special[low - 0x30] : extended?.[low - 0x20]
  return character === undefined ? undefined : { character, isExtended: extended !== undefined }
}
