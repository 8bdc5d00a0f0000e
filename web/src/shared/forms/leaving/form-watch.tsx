import { UnsavedChanges } from '../../ui/unsaved/unsaved-changes.ts'
import { useHasChanges } from './use-has-changes.ts'

/** Inside of a form in a dialog. */
export default function FormWatch() {
  return useHasChanges() ? <UnsavedChanges /> : null
}
