export type Note = { readonly id: number; readonly text: string; readonly tone: 'done' | 'error' }

const usuallyShownMs = 15_000
const mostAtOnce = 3

let notes: readonly Note[] = []
let nextId = 0
const listeners = new Set<() => void>()

function show(next: readonly Note[]): void {
  notes = next
  for (const listener of listeners) listener()
}

export const getNotes = (): readonly Note[] => notes

export const dismiss = (id: number): void => show(notes.filter((note) => note.id !== id))

/** A quiet sentence at the foot of the page; it goes away by itself. */
export function notify(text: string, tone: Note['tone'] = 'done', shownMs = usuallyShownMs): void {
  nextId += 1
  const id = nextId
  show([...notes.slice(1 - mostAtOnce), { id, text, tone }])
  setTimeout(() => dismiss(id), shownMs)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
