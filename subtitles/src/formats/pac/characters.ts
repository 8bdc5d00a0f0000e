import { type CodePage, pageTables } from './code-pages.ts'

/** Written instead of characters that a page lacks. */
const similar: Readonly<Record<string, string>> = {
  '…': '...',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '—': '–',
  '–': '-',
  '\u00a0': ' ',
  '«': '"',
  '»': '"',
}

type Codes = ReadonlyMap<string, number>

/** The first code of each character. */
const invert = (characters: ReadonlyMap<number, string>): Codes => {
  const codes = new Map<string, number>()
  for (const [code, character] of characters) if (!codes.has(character)) codes.set(character, code)
  return codes
}
const pages = new Map<CodePage, { readonly characters: Codes; readonly accents: Codes }>()

function codesOf(page: CodePage): { readonly characters: Codes; readonly accents: Codes } {
  const known = pages.get(page)
  if (known) return known
  const { characters, accents } = pageTables[page]
  const codes = { characters: invert(characters), accents: invert(accents) }
  pages.set(page, codes)
  return codes
}

/** Adds to `lost` what the page lacks. */
export function encodePac(text: string, page: CodePage, lost: string[]): number[] {
  const { characters, accents } = codesOf(page)
  return [...text.normalize('NFC')].flatMap((character): number[] => {
    const code = characters.get(character)
    if (code !== undefined) return [code]
    const [base = '', ...marks] = character.normalize('NFD')
    const baseCode = characters.get(base)
    const markCodes = marks.flatMap((mark) => accents.get(mark) ?? [])
    if (baseCode !== undefined && marks.length > 0 && markCodes.length === marks.length) return [...markCodes, baseCode]
    const other = similar[character]
    if (other !== undefined) return encodePac(other, page, lost)
    lost.push(character)
    return [characters.get('?') ?? 0x3f]
  })
}

export function decodePac(bytes: readonly number[], page: CodePage): string {
  const { characters, accents } = pageTables[page]
  let text = ''
  let marks = ''
  for (const byte of bytes) {
    const accent = accents.get(byte)
    if (accent === undefined) {
      text += ((characters.get(byte) ?? '') + marks).normalize('NFC')
      marks = ''
    } else marks += accent
  }
  return text
}

export function canEncode(text: string, page: CodePage): boolean {
  const lost: string[] = []
  encodePac(text, page, lost)
  return lost.length === 0
}
