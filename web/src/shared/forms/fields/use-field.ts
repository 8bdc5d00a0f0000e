import { type RefObject, useEffect } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { useFormContext } from '../form-context.ts'
import { problemAt } from '../form-errors.ts'
import { inputRules } from '../schema/input-rules.ts'
import { useProblemText } from '../schema/problem-text.ts'

type ElementRef = RefObject<HTMLElement | null>

/** Puts a field into the form's list of fields and gives the text of its problem. */
export function useFieldError(name: string, label: string, element: ElementRef): string | undefined {
  const { fields, methods, textOf } = useFormContext()
  useEffect(() => fields.add(name, { label, element: () => element.current }), [fields, name, label, element])
  const { errors } = useFormState({ control: methods.control, name })
  const problem = problemAt(errors, name)
  const text = useProblemText(textOf)
  return problem && text(problem, name)
}

/** A field's value, rules and problem. */
export function useField(name: string, label: string, element: ElementRef) {
  const form = useFormContext()
  const { field } = useController({ control: form.methods.control, name })
  const error = useFieldError(name, label, element)
  return {
    value: field.value as unknown,
    error,
    rules: inputRules(form.schema, name),
    change: (value: unknown) => {
      field.onChange(value)
      form.changed.add(name)
      form.recheck()
    },
    leave: () => form.onLeave(name),
  }
}
