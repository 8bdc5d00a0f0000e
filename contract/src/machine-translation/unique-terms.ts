type Term = { readonly source: string; readonly target: string }

/** A term counts once, however often it occurs and however it is capitalized there. */
export const uniqueTerms = <T extends Term>(terms: readonly T[]): T[] => [
  ...new Map(terms.map((term) => [`${term.source}\n${term.target}`.toLowerCase(), term])).values(),
]
