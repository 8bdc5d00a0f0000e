/** A term as it is in a file. */
export type TermRow = {
  /** The line of a CSV file or the number of a TBX entry. */
  readonly place: number
  readonly source: string
  readonly target: string
  readonly isDoNotTranslate: boolean
  /** True if the entry has no text in the glossary's languages. */
  readonly isLanguageMissing?: boolean
}
