const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
const others: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
  bull: '•',
  trade: '™',
  euro: '€',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
}
const named = new Map(Object.entries(others))
latin1.split(' ').forEach((name, index) => {
  named.set(name, String.fromCodePoint(0xa0 + index))
})

const reference = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{1,31}));/g

export const findNamedCharacter = (name: string): string | undefined => named.get(name)

/** Most other names are alphabetic characters, so each is replaced by one. */
const someLetter = 'x'

export function replaceCharacterReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? someLetter
    return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? '\ufffd'
  })
}

const characterOf = (codePoint: number): string | undefined =>
  codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined
