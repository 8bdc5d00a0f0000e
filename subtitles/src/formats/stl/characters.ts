/** A character code table of EBU Tech 3264: 00 is ISO 6937, the others are parts of ISO 8859. */
export type CodeTable = '00' | '01' | '02' | '03' | '04'

const partsOf8859 = { '01': 'iso-8859-5', '02': 'iso-8859-6', '03': 'iso-8859-7', '04': 'iso-8859-8' } as const

/** A0 to FF of ISO 6937; NUL where nothing is. C1 to CF are accents, which come before the character they belong to. */
const upperHalf =
  `\u00a0¡¢£$¥\0§¤‘“«←↑→↓°±²³×µ¶·÷’”»¼½¾¿${'\0'.repeat(16)}` +
  '―¹®©™♪¬¦\0\0\0\0⅛⅜⅝⅞ΩÆĐªĦ\0ĲĿŁØŒºÞŦŊŉĸæđðħıĳŀłøœßþŧŋ\u00ad'
const accentCodes = new Map([
  ['\u0300', 0xc1],
  ['\u0301', 0xc2],
  ['\u0302', 0xc3],
  ['\u0303', 0xc4],
  ['\u0304', 0xc5],
  ['\u0306', 0xc6],
  ['\u0307', 0xc7],
  ['\u0308', 0xc8],
  ['\u030a', 0xca],
  ['\u0327', 0xcb],
  ['\u030b', 0xcd],
  ['\u0328', 0xce],
  ['\u030c', 0xcf],
])
const accentOfCode = new Map([...accentCodes].map(([accent, code]) => [code, accent]))
/** Written instead of characters that no table has. */
const similar: Readonly<Record<string, string>> = {
  '—': '―',
  '–': '-',
  '…': '...',
  '‚': ',',
  '„': '"',
  '€': 'EUR',
  '′': "'",
  Ð: 'Đ',
  '\u202f': '\u00a0',
  '♫': '♪',
}

const latinCodes = new Map<string, number>()
for (const [index, character] of [...upperHalf].entries())
  if (character !== '\0') latinCodes.set(character, 0xa0 + index)
/** After the upper half: programs read the dollar at 24, where ISO 6937 once had another sign. */
for (let code = 0x20; code < 0x7f; code++) latinCodes.set(String.fromCharCode(code), code)

const codesOf = new Map<CodeTable, ReadonlyMap<string, number>>([['00', latinCodes]])

function codesOfTable(table: CodeTable): ReadonlyMap<string, number> {
  const known = codesOf.get(table)
  if (known || table === '00') return known ?? latinCodes
  const decoder = new TextDecoder(partsOf8859[table])
  const codes = new Map<string, number>()
  for (let code = 0xff; code >= 0x20; code--) {
    const character = decoder.decode(Uint8Array.of(code))
    if ((code < 0x7f || code >= 0xa0) && character !== '\ufffd') codes.set(character, code)
  }
  codesOf.set(table, codes)
  return codes
}

/** Groups of bytes, which must not be split over two blocks. Adds to `lost` what the table lacks. */
export function encodeStl(text: string, table: CodeTable, lost: string[]): number[][] {
  const codes = codesOfTable(table)
  return [...text.normalize('NFC')].flatMap((character): number[][] => {
    const code = codes.get(character)
    if (code !== undefined) return [[code]]
    const [base = '', accent = ''] = character.normalize('NFD')
    const [baseCode, accentCode] = [codes.get(base), accentCodes.get(accent)]
    if (table === '00' && baseCode !== undefined && accentCode !== undefined) return [[accentCode, baseCode]]
    const other = similar[character]
    if (other !== undefined) return encodeStl(other, table, lost)
    lost.push(character)
    return [[0x3f]]
  })
}

export function decodeStl(bytes: readonly number[], table: CodeTable): string {
  if (table !== '00') return new TextDecoder(partsOf8859[table]).decode(Uint8Array.from(bytes))
  let text = ''
  let accent = ''
  for (const byte of bytes) {
    const found = accentOfCode.get(byte)
    if (found === undefined) {
      text += (characterOf(byte) + accent).normalize('NFC')
      accent = ''
    } else accent = found
  }
  return text
}

function characterOf(byte: number): string {
  if (byte < 0x7f) return String.fromCharCode(byte)
  return (upperHalf[byte - 0xa0] ?? '').replace('\0', '')
}

/** The table for the script of a text. */
export function chooseTable(text: string): CodeTable {
  if (/[\u0400-\u04ff]/.test(text)) return '01'
  if (/[\u0600-\u06ff]/.test(text)) return '02'
  if (/[\u0370-\u03a8\u03aa-\u03ff]/.test(text)) return '03'
  return /[\u0590-\u05ff]/.test(text) ? '04' : '00'
}
