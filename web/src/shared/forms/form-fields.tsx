import type { ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import type { Schema } from './schema/schema-path.ts'
import type { SchemaForm } from './use-schema-form.ts'

type Props<S extends Schema> = { form: SchemaForm<S>; children: ReactNode }

/** Fields that read their rules and problems from a form. Outside of its element where another form stands between them. */
export const FormFields = <S extends Schema>({ form, children }: Props<S>) => (
  <FormContext value={form as unknown as SchemaForm}>{children}</FormContext>
)
