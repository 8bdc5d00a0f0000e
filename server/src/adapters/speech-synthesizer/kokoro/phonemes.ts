/** espeak-ng ties the parts of an affricate or diphthong, for which Kokoro has one symbol. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/d͡z/g, 'ʣ'],
  [/d͡ʒ/g, 'ʤ'],
  [/t͡s/g, 'ʦ'],
  [/t͡ʃ/g, 'ʧ'],
  [/e͡ɪ/g, 'A'],
  [/a͡ɪ/g, 'I'],
  [/ɔ͡ɪ/g, 'Y'],
  [/o͡ʊ/g, 'O'],
  [/ə͡ʊ/g, 'Q'],
  [/a͡ʊ/g, 'W'],
  // Ties of other symbols, and the marks of French liaisons.
  [/͡|-/g, ''],
  [/g/g, 'ɡ'],
  [/ɚ/g, 'əɹ'],
  [/[\u0329\u032a\u032f]/g, ''],
]

/** Returns the phonemes of a text without marks. */
export type Pronounce = (text: string) => string

/** The phonemes of a text as Kokoro was trained with them, with the punctuation that makes the melody. */
export function writePhonemes(text: string, pronounce: Pronounce): string {
  const plain = text
    .normalize('NFC')
    .replace(/[«»„]/g, '"')
    .replace(/\.\.\./g, '…')
    .replace(/\s+/g, ' ')
  const parts = plain.split(/([;:,.!?¡¿—…"()“”]+ ?)/)
  const phonemes = parts.map((part, index) => {
    if (index % 2 === 1) return part.replace(/[¡¿]/g, '')
    if (part.trim() === '') return ''
    const spoken = writeSymbols(pronounce(part.trim()))
    return (part.startsWith(' ') ? ' ' : '') + spoken + (part.endsWith(' ') ? ' ' : '')
  })
  return phonemes.join('').trim()
}

const writeSymbols = (ipa: string): string =>
  replacements.reduce(
    (symbols, [from, to]) => symbols.replace(from, to),
    // Words of another language come as `(en)word(fr)`.
    ipa
      .replace(/\([a-z-]+\)/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
