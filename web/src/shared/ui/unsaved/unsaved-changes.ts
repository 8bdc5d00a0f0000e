import { use, useEffect } from 'react'
import { DialogChanges } from './dialog-changes.ts'

/** While it is mounted, the dialog around it asks before it closes. */
export function UnsavedChanges() {
  const changes = use(DialogChanges)?.changes
  useEffect(() => {
    const change = Symbol('change')
    changes?.add(change)
    return () => void changes?.delete(change)
  }, [changes])
  return null
}
