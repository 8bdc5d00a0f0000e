import { type ComponentProps, type FormEvent, use } from 'react'
import { DialogChanges } from '../ui/unsaved/dialog-changes.ts'
import { FormFields } from './form-fields.tsx'
import type { Schema } from './schema/schema-path.ts'
import type { SchemaForm } from './use-schema-form.ts'

type Props<S extends Schema> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: SchemaForm<S>
  /** What Enter and the submit button do; a form without it is sent by its own buttons. */
  onSubmit?: () => void
  isBusy?: boolean
}

/** The fields inside read their rules from the form's schema and their problems from the form. */
export function Form<S extends Schema>({ form, onSubmit, isBusy = false, children, ...rest }: Props<S>) {
  function submit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog is inside the form that opened it, as far as React's events go.
    event.stopPropagation()
    onSubmit?.()
  }
  const dialog = use(DialogChanges)
  // Should the form be sent before its script has come, `post` keeps what was typed out of the address.
  return (
    <FormFields form={form}>
      <form {...rest} noValidate method="post" aria-busy={isBusy} onSubmit={submit}>
        {dialog && !isBusy && <dialog.FormWatch />}
        {children}
      </form>
    </FormFields>
  )
}
