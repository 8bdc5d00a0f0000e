import { createContext, use } from 'react'
import type { SchemaForm } from './use-schema-form.ts'

export const FormContext = createContext<SchemaForm | undefined>(undefined)

export function useFormContext(): SchemaForm {
  const form = use(FormContext)
  if (!form) throw new Error('A form field stands outside of a Form.')
  return form
}
