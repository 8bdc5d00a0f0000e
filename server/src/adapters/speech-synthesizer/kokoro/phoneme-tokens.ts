/** The numbers of the symbols that Kokoro was trained with: runs that begin at a number. */
const runs: readonly (readonly [number, string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝ\uab67AI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
]

const tokens = new Map(
  runs.flatMap(([first, symbols]) => [...symbols].map((symbol, index): [string, number] => [symbol, first + index])),
)

/** More do not fit into one call of the model. */
export const maxTokens = 510

/** Symbols that the model does not know are left out. */
export const toTokens = (phonemes: string): readonly number[] =>
  [...phonemes].flatMap((symbol) => tokens.get(symbol) ?? [])
