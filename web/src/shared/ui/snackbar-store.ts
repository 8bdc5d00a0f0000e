/** A button in a note, such as one that undoes what the note is about. */
export type NoteAction = { readonly label: string; readonly run: () => void }

export type Note = {
  readonly id: number
  /** When it was added, in milliseconds. */
  readonly at: number
  readonly text: string
  readonly tone: 'done' | 'error'
  /** What it is about: a new note takes the place of earlier ones about the same. */
  readonly topic?: string
  readonly action?: NoteAction | undefined
  /** A dialog is over the page. */
  readonly isHidden?: boolean
}

const usuallyShownMs = 15_000
const mostAtOnce = 3
/** What was said just now is about the press that opens a dialog. */
const justNowMs = 1_000

let notes: readonly Note[] = []
let nextId = 0
const listeners = new Set<() => void>()

function show(next: readonly Note[]): void {
  notes = next
  for (const listener of listeners) listener()
}

export const getNotes = (): readonly Note[] => notes

export const dismiss = (id: number): void => show(notes.filter((note) => note.id !== id))

/** For a dialog that opens: earlier notes go, and those with something to press are back once it closes. */
export function makeWay(): () => void {
  const isNew = ({ at }: Note) => Date.now() - at < justNowMs
  const waiting = notes.filter((note) => note.action && !isNew(note)).map(({ id }) => id)
  show(
    notes
      .filter((note) => note.action || isNew(note))
      .map((note) => (waiting.includes(note.id) ? { ...note, isHidden: true } : note)),
  )
  return () => show(notes.map((note) => (waiting.includes(note.id) ? { ...note, isHidden: false } : note)))
}

/** A quiet sentence at the foot of the page; it goes away by itself. */
export function notify(text: string, tone: Note['tone'] = 'done', shownMs = usuallyShownMs): void {
  add({ text, tone }, shownMs)
}

/** Tells what came of an action, in place of what earlier actions on the same thing said. */
export function notifyAbout(topic: string, text: string, action?: NoteAction): void {
  show(notes.filter((note) => note.topic !== topic))
  add({ topic, text, action, tone: 'done' }, usuallyShownMs)
}

function add(note: Omit<Note, 'id' | 'at'>, shownMs: number): void {
  nextId += 1
  const id = nextId
  show([...notes.slice(1 - mostAtOnce), { ...note, id, at: Date.now() }])
  setTimeout(() => dismiss(id), shownMs)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
