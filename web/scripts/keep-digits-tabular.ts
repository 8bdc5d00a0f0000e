/**
 * Inter's feature `tnum` gives hyphens, brackets and spaces the width of digits, too, which tears numbers such as
 * Q-2026-000034, email addresses and file names apart. Leaves the digits alone in it. Changes a TrueType font in place.
 */
export function keepDigitsTabular(font: Buffer): void {
  const read = (at: number) => font.readUInt16BE(at)
  const range = (length: number, each: (index: number) => number) => Array.from({ length }, (_, index) => each(index))
  const tableAt = (tag: string) => {
    const entry = range(read(4), (index) => 12 + index * 16).find((at) => font.toString('latin1', at, at + 4) === tag)
    if (entry === undefined) throw new Error(`The font has no table ${tag}.`)
    return font.readUInt32BE(entry + 8)
  }
  const digits = new Set(range(10, (digit) => glyphOf(tableAt('cmap'), '0'.charCodeAt(0) + digit)))
  const substitutions = tableAt('GSUB')
  const features = substitutions + read(substitutions + 6)
  const lookups = substitutions + read(substitutions + 8)
  for (const at of range(read(features), (index) => features + 2 + index * 6)) {
    if (font.toString('latin1', at, at + 4) !== 'tnum') continue
    const feature = features + read(at + 4)
    for (const index of range(read(feature + 2), (each) => read(feature + 4 + each * 2))) {
      const lookup = lookups + read(lookups + 2 + index * 2)
      for (const part of range(read(lookup + 4), (each) => lookup + read(lookup + 6 + each * 2))) keepDigits(part)
    }
  }

  /** A list of glyphs and their substitutes: every other glyph becomes its own substitute. */
  function keepDigits(part: number): void {
    if (read(part) !== 2) throw new Error('The substitutes of tnum are not listed one by one.')
    const glyphs = coveredBy(part + read(part + 2))
    for (const [index, glyph] of glyphs.entries())
      if (!digits.has(glyph)) font.writeUInt16BE(glyph, part + 6 + index * 2)
  }

  function coveredBy(coverage: number): number[] {
    const count = read(coverage + 2)
    if (read(coverage) === 1) return range(count, (index) => read(coverage + 4 + index * 2))
    return range(count, (index) => coverage + 4 + index * 6).flatMap((at) =>
      range(read(at + 2) - read(at) + 1, (index) => read(at) + index),
    )
  }

  /** Looks in the subtable of format 4, which has all characters of the Basic Multilingual Plane. */
  function glyphOf(cmap: number, character: number): number {
    const table = range(read(cmap + 2), (index) => cmap + font.readUInt32BE(cmap + 8 + index * 8)).find(
      (at) => read(at) === 4,
    )
    if (table === undefined) throw new Error('The font has no characters of the Basic Multilingual Plane.')
    const size = read(table + 6)
    const segment = range(size / 2, (index) => table + 14 + index * 2).find((at) => character <= read(at)) ?? table
    const start = segment + size + 2
    const offset = start + size * 2
    if (read(offset) === 0) return (character + read(start + size)) & 0xffff
    return read(offset + read(offset) + (character - read(start)) * 2)
  }
}
