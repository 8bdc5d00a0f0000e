/** Paths of a model's unpacked files. One vocabulary serves both languages, or there are two: source, target. */
export type ModelFiles = {
  readonly model: string
  readonly shortlist: string
  readonly vocabularies: readonly string[]
}
