const pieces: readonly string[] = [
  ...'[ ] { } ^ $ @ \\ / < > * # ~ + _ = | & ; ` " \' . ? ! , : - % …'.split(' '),
  ...'[] [[ ]] [[/]] [[t:b:1]] ^a<n>$ ^x/y<n><sg>$ \\\\ $(id) [;1;] [][;1;] [;c5e;] [;t0;] [<STREAMCMD:SETVAR:x>]'.split(
    ' ',
  ),
  ...'<b> </b> <br/> <g1> </g1> <x1/> <g9> &amp; <script>alert(1)</script> {name} %s {{x}} Xqbx xqdx'.split(' '),
  ...'https://example.com/a?b=[c]&d=%20#e a.b+c@example.org 1,234.56 12:30 100% €5 ... -- co-operate'.split(' '),
  ...['\0', '\n', '\r\n', '\t', '\u0001', '\u001b[31m', '\u007f', '\u0085', '\u2028', '\u202e', '\ufeff', '\uffff'],
  ...[
    '\u{10ffff}',
    '\u{f0000}',
    '\ue000',
    '\ud800',
    '😀',
    '👩‍👩‍👧‍👦',
    '🇪🇸',
    'é',
    'e\u0301',
    '中文',
    'العربية',
    '½',
    '“',
    '—',
  ],
  ...['\u00a0', '\u00ad', '\u200b', '  ', ' ', ' ', ' '],
  ..."the door red I don't The HELLO walked of big dog dog's files xqzzy a".split(' '),
]

/** Repeatable random numbers between 0 and 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same texts in every run, made to break Apertium's stream format. Every 500th is very long. */
export function writeHostileTexts(count: number, seed = 1): readonly string[] {
  const random = createRandom(seed)
  const pick = (below: number) => Math.floor(random() * below)
  const writePiece = () => {
    if (random() < 0.08) return String.fromCodePoint(pick(random() < 0.5 ? 0x300 : 0x1ffff))
    return `${pieces[pick(pieces.length)]}${random() < 0.4 ? ' ' : ''}`
  }
  return Array.from({ length: count }, (_, index) => {
    const length = index % 500 === 499 ? 3_000 : 1 + pick(24)
    return Array.from({ length }, writePiece).join('')
  })
}
