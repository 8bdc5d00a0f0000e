/** What a character means for counting. */
export const Kind = {
  blank: 0,
  lineBreak: 1,
  /** Punctuation and symbols. */
  mark: 2,
  /** Letters, digits and their accents. */
  letter: 3,
  /** A word of its own: Han, kana, and the punctuation of Chinese and Japanese. */
  asian: 4,
  /** Thai, Lao, Khmer and Burmese are written without blanks between words. */
  unspaced: 5,
  /** Invisible characters: joiners, direction marks, soft hyphens. */
  invisible: 6,
  /** May begin a placeholder or a tag. */
  opener: 7,
  highHalf: 8,
  lowHalf: 9,
} as const
export type Kind = (typeof Kind)[keyof typeof Kind]

const codeUnits = 0x10000
/** By UTF-16 code unit. */
export const kinds = new Uint8Array(codeUnits).fill(Kind.mark)

const set = (kind: Kind, ...ranges: readonly (number | readonly [number, number])[]): void => {
  for (const range of ranges) {
    const [first, last] = typeof range === 'number' ? [range, range] : range
    kinds.fill(kind, first, last + 1)
  }
}

const letter = /[\p{L}\p{N}\p{M}]/u
for (let code = 0; code < codeUnits; code++) if (letter.test(String.fromCharCode(code))) kinds[code] = Kind.letter

set(Kind.unspaced, [0x0e00, 0x0e3e], [0x0e40, 0x0eff], [0x1000, 0x109f], [0x1780, 0x17ff], [0xa9e0, 0xa9ff])
set(Kind.unspaced, [0xaa60, 0xaa7f])
set(Kind.asian, [0x2e80, 0x2fdf], [0x3001, 0x30ff], [0x3100, 0x312f], [0x31a0, 0x31bf], [0x31f0, 0x4dbf])
set(Kind.asian, [0x4e00, 0x9fff], [0xf900, 0xfaff], [0xfe30, 0xfe4f], [0xff01, 0xff9f], [0xffe0, 0xffe6])
/** Tone and voicing marks belong to the character before them. */
set(Kind.invisible, [0x302a, 0x302f], [0x3099, 0x309a])
set(Kind.invisible, [0x00, 0x08], [0x0e, 0x1b], 0x7f, 0xad, 0x61c, 0x180e, [0x200b, 0x200f], [0x202a, 0x202e])
set(Kind.invisible, [0x2060, 0x206f], [0xfe00, 0xfe0f], 0xfeff)
set(Kind.blank, 9, 11, 12, [0x1c, 0x20], 0x85, 0xa0, 0x1680, [0x2000, 0x200a], 0x2028, 0x2029, 0x202f, 0x205f, 0x3000)
set(Kind.lineBreak, 10, 13)
set(Kind.highHalf, [0xd800, 0xdbff])
set(Kind.lowHalf, [0xdc00, 0xdfff])
for (const opener of '%{$<') kinds[opener.charCodeAt(0)] = Kind.opener

/** The kind of a surrogate pair, by its first half. */
export function kindOfPair(highHalf: number): Kind {
  const isHan = highHalf >= 0xd840 && highHalf <= 0xd88f
  const isKana = highHalf === 0xd82b || highHalf === 0xd82c
  if (isHan || isKana) return Kind.asian
  if (highHalf === 0xdb40) return Kind.invisible
  return highHalf >= 0xd83c && highHalf <= 0xd83e ? Kind.mark : Kind.letter
}
