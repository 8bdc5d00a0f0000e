/** Texts of cells that formulas or filters compare with. A translation would change their results. */
export class LockedTexts {
  readonly #texts = new Set<string>()

  has(text: string): boolean {
    return this.#texts.has(keyOf(text))
  }

  add(text: string): void {
    this.#texts.add(keyOf(text))
  }

  /** Adds the string literals of a formula. */
  addQuoted(formula: string): void {
    for (const text of quotedTexts(formula)) if (/\p{L}/u.test(text)) this.add(text)
  }
}

const keyOf = (text: string): string => text.trim().toLowerCase()

/** The string literals of a formula, in which a quote is written twice. */
export function quotedTexts(formula: string): string[] {
  const texts: string[] = []
  for (let at = formula.indexOf('"'); at >= 0; at = formula.indexOf('"', at)) {
    let end = formula.indexOf('"', at + 1)
    while (end >= 0 && formula[end + 1] === '"') end = formula.indexOf('"', end + 2)
    if (end < 0) break
    texts.push(formula.slice(at + 1, end).replaceAll('""', '"'))
    at = end + 1
  }
  return texts
}
