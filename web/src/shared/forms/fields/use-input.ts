import { useRef } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { problemMessages } from '../messages/problems.ts'
import { useField } from './use-field.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Given = {
  /** What a summary calls the field, where its label alone is not clear enough: "Link 2, Name of the file". */
  nameInSummary?: string | undefined
  /** Where a rule over several fields requires it, the schema of the field alone does not say so. */
  optional?: boolean | undefined
  /** False in a form without required fields, where the mark would be on every label. */
  marksOptional?: boolean | undefined
  /** Called after the form's own. */
  onChange?: ((event: never) => void) | undefined
  onBlur?: ((event: never) => void) | undefined
}

/** The part of the limit that is left when the counter appears. */
const counterFrom = 0.1

/** What an input of text needs to be a field of the form. */
export function useInput<Control extends TextControl>(name: string, label: string, given: Given) {
  const t = useMessages(problemMessages)
  const control = useRef<Control>(null)
  const { value, error, rules, change, leave } = useField(name, given.nameInSummary ?? label, control)
  const text = typeof value === 'string' ? value : ''
  const limit = rules.maxLength ?? Number.POSITIVE_INFINITY
  const left = limit - text.length
  const isNearLimit = Number.isFinite(limit) && left <= limit * counterFrom
  const optional = given.optional ?? !rules.required
  return {
    rules,
    optional: optional && given.marksOptional !== false,
    counter: isNearLimit ? t('charactersLeft', { count: Math.max(0, left) }) : undefined,
    props: {
      name,
      label,
      error,
      value: text,
      'aria-required': !optional,
      ref: control,
      onChange: (event: { target: Control }) => {
        change(event.target.value)
        given.onChange?.(event as never)
      },
      onBlur: (event: unknown) => {
        leave()
        given.onBlur?.(event as never)
      },
    },
  }
}
