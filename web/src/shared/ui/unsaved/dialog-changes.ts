import { type ComponentType, createContext } from 'react'

type DialogChangesContext = {
  /** One for each changed form. */
  readonly changes: Set<symbol>
  /** What a form mounts, so that the dialog knows of its changes. Comes with dialogs: most forms are on pages. */
  readonly FormWatch: ComponentType
}

/** Of the dialog around it. On a page there is none: forms have a `LeaveGuard` there. */
export const DialogChanges = createContext<DialogChangesContext | undefined>(undefined)
