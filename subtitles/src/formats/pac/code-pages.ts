/** Code pages of PAC files, as public readers of the format describe them. A file does not say which one it uses. */
export type CodePage = 'latin' | 'greek' | 'cyrillic' | 'hebrew'

export type PageTable = {
  readonly characters: ReadonlyMap<number, string>
  /** Combining accents, which come before the character they belong to. */
  readonly accents: ReadonlyMap<number, string>
}

const ascii = Array.from({ length: 0x7f - 0x21 }, (_, index) => 0x21 + index)
const digits = ascii.filter((code) => code >= 0x30 && code <= 0x39)

/** `41:ΑΒΓ` gives codes from 41 on; `_` leaves one out. */
function readRanges(ranges: string): [number, string][] {
  return ranges.split(' ').flatMap((range) => {
    const first = Number.parseInt(range.slice(0, 2), 16)
    return [...range.slice(3)].flatMap((character, index): [number, string][] =>
      character === '_' ? [] : [[first + index, character]],
    )
  })
}

const tableOf = (
  same: readonly number[],
  ranges: string,
  accents: readonly (readonly [number, string])[] = [],
): PageTable => ({
  characters: new Map([
    ...same.map((code): [number, string] => [code, String.fromCharCode(code)]),
    ...readRanges(ranges),
    [0x20, ' '],
  ]),
  accents: new Map(accents),
})

export const pageTables: Readonly<Record<CodePage, PageTable>> = {
  latin: tableOf(
    ascii,
    '23:£ 2d:- 5b:¤ÆØ÷– 7b:ıæø§ 80:#ß 87:þÞð«»ĐŋŊ 95:Ħħ 9a:Œ¢Ł¥€ a9:°¾½¼ ae:đ b1:± b3:³ b5:µ ba:œ bc:ł c0:[] d2:® d4:©',
    [
      [0xe0, '\u0303'],
      [0xe1, '\u030a'],
      [0xe2, '\u0301'],
      [0xe3, '\u0300'],
      [0xe4, '\u0302'],
      [0xe5, '\u0308'],
      [0xe6, '\u0327'],
      [0xe7, '\u030c'],
      [0xe8, '\u0307'],
      [0xe9, '\u0304'],
      [0xeb, '\u0328'],
      [0xec, '\u030b'],
    ],
  ),
  greek: tableOf(
    digits,
    "21:!_£$%&'()*+,—./ 3a::;<=>?@ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ_ΣΤΥΦΧΨΩ 5f:- 61:αβγδεζηθικλμνξοπρςστυφχψω 7e:§ 80:#ß²³«»±þÞð 8c:ABCDEFGHIJKLMNOPQRSTUVWXYZ a7:§ a9:° ab:½abcdefghijklmnopqrstuvwxyz",
    [
      [0xe2, '\u0301'],
      [0xe5, '\u0308'],
    ],
  ),
  // The places of a Russian keyboard.
  cyrillic: tableOf(
    digits,
    '21:!Э/?:.э();+б-ю 3a:Жж<=>?@ФИСВУАПРШОЛДЬТЩЗ_КЫЕГМЦЧНЯх_ъ,- 61:фисвуапршолдьтщз_кыегмцчняХ_Ъ~ 80:БЮЂ_ЄЅІ_ЈЉЊЋҐґ_Џ№‘ђ“єѕі—јљњћ_§_џ a2:% a4:& ab:« ae:® b0:° b2:\'" bb:» bf:ї c1:* d0:—',
    [
      [0xe0, '\u0306'],
      [0xe2, '\u0301'],
      [0xe3, '\u0300'],
      [0xe5, '\u0308'],
    ],
  ),
  hebrew: tableOf(ascii, 'a0:אבגדהוזחטיךכלםמןנסעףפץצקרשת'),
}

export function pageOfLanguage(language: string): CodePage {
  const primary = language.split('-')[0] ?? ''
  if (primary === 'el') return 'greek'
  if (['ru', 'uk', 'bg', 'be', 'mk', 'sr'].includes(primary)) return 'cyrillic'
  return primary === 'he' ? 'hebrew' : 'latin'
}

export function pageOfScript(text: string): CodePage {
  if (/[\u0400-\u04ff]/.test(text)) return 'cyrillic'
  if (/[\u0370-\u03ff]/.test(text)) return 'greek'
  return /[\u0590-\u05ff]/.test(text) ? 'hebrew' : 'latin'
}
