/** A field that is on the page. */
export type RegisteredField = {
  /** What people call it. */
  readonly label: string
  /** What takes the focus. */
  readonly element: () => HTMLElement | null
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>

/** The fields of a form that are on the page, by name. */
export function createFieldRegistry() {
  const fields = new Map<string, RegisteredField>()
  const left = new Set<string>()
  const elementOf = (name: string): HTMLElement | null => fields.get(name)?.element() ?? null

  /** In the order in which they stand on the page. */
  const sort = (names: readonly string[]): string[] =>
    names.toSorted((one, other) => compare(elementOf(one), elementOf(other)))

  return {
    add(name: string, field: RegisteredField): () => void {
      fields.set(name, field)
      return () => {
        // A row that moved up may have taken the name over already.
        if (fields.get(name) === field) fields.delete(name)
      }
    },
    has: (name: string): boolean => fields.has(name),
    labelOf: (name: string): string | undefined => fields.get(name)?.label,
    focus: (name: string): void => elementOf(name)?.focus(),
    /** The first field of a row. */
    focusWithin(row: string): void {
      const [first] = sort([...fields.keys()].filter((name) => name.startsWith(`${row}.`)))
      if (first !== undefined) elementOf(first)?.focus()
    },
    /** The field itself, or the one around it: `targetLanguageIds` for `targetLanguageIds.2`. */
    fieldAt(path: string): string {
      for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
        if (fields.has(name)) return name
      return path
    },
    sort,
    /** The names of the fields that were left at least once, which is when their problems begin to show. */
    left: (): string[] => [...left],
    markLeft: (name: string): void => void left.add(name),
    forgetLeft: (): void => left.clear(),
  }
}

function compare(one: HTMLElement | null, other: HTMLElement | null): number {
  if (!one || !other || one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
