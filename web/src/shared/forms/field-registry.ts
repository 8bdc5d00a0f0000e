/** A field that is on the page. */
export type RegisteredField = {
  /** What people call it. */
  readonly label: string
  /** The control, or what is around its controls. */
  readonly element: () => HTMLElement | null
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>

/** The fields of a form that are on the page, by name. */
export function createFieldRegistry() {
  const fields = new Map<string, RegisteredField>()
  const left = new Set<string>()
  let isAllLeft = false
  let version = 0
  const listeners = new Set<() => void>()
  const announce = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const elementOf = (name: string): HTMLElement | null => fields.get(name)?.element() ?? null
  const focus = (name: string): void => findControl(elementOf(name))?.focus()

  /** In the order in which they stand on the page. */
  const sort = (names: readonly string[]): string[] =>
    names.toSorted((one, other) => compare(elementOf(one), elementOf(other)))

  return {
    add(name: string, field: RegisteredField): () => void {
      fields.set(name, field)
      announce()
      return () => {
        // A row that moved up may have taken the name over already.
        if (fields.get(name) !== field) return
        fields.delete(name)
        announce()
      }
    },
    /** For a component that lists the fields: it is called when one comes or goes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: (): number => version,
    has: (name: string): boolean => fields.has(name),
    labelOf: (name: string): string | undefined => fields.get(name)?.label,
    focus,
    /** The first field of a row. */
    focusWithin(row: string): void {
      const [first] = sort([...fields.keys()].filter((name) => name.startsWith(`${row}.`)))
      if (first !== undefined) focus(first)
    },
    /** The field itself, or the one around it: `targetLanguageIds` for `targetLanguageIds.2`. */
    fieldAt(path: string): string {
      for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
        if (fields.has(name)) return name
      return path
    },
    sort,
    /** The fields whose problems show, because they were left; undefined once a submit failed, which shows all. */
    left: (): string[] | undefined => (isAllLeft ? undefined : [...left]),
    markLeft: (name: string): void => void left.add(name),
    markAllLeft(): void {
      isAllLeft = true
    },
    forgetLeft(): void {
      isAllLeft = false
      left.clear()
    },
  }
}

const control = 'input:enabled:not([hidden]), select, textarea, button'

/** Of several controls the one that is wrong, else the first. */
const findControl = (element: HTMLElement | null): HTMLElement | null =>
  element?.querySelector<HTMLElement>('[aria-invalid=true]') ?? element?.querySelector<HTMLElement>(control) ?? element

function compare(one: HTMLElement | null, other: HTMLElement | null): number {
  if (!one || !other || one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
