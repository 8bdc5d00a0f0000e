import { useFormState } from 'react-hook-form'
import { useFormContext } from '../form-context.ts'

/** Whether the form around the caller differs from its default values. */
export function useHasChanges(): boolean {
  const { methods } = useFormContext()
  const { isDirty, dirtyFields } = useFormState({ control: methods.control })
  // New default values that leave changed ones alone reset `isDirty`, but not `dirtyFields`.
  return isDirty || isAnyTrue(dirtyFields)
}

const isAnyTrue = (value: unknown): boolean =>
  value === true || (typeof value === 'object' && value !== null && Object.values(value).some(isAnyTrue))
