import { type ReactNode, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { errorText } from '../api/error-text.ts'
import { FieldNotes } from '../ui/fields/text-field-notes.tsx'
import { ErrorAdvice } from '../ui/page/error-advice.tsx'
import { useFormContext } from './form-context.ts'
import { listProblems } from './form-errors.ts'
import { useProblemText } from './schema/problem-text.ts'
import type { SubmitState } from './use-submit.ts'

/** A form's own text for an error; undefined where the usual one will do. */
export type ErrorWording = (error: unknown) => string | undefined

type Props = {
  state: SubmitState
  wordError?: ErrorWording | undefined
  /** What the form adds. */
  children?: ReactNode
}

/** The server failed: the reader can do nothing about it but try again or write to us. */
const isFault = (error: unknown): boolean => error instanceof ApiError && error.status >= 500

/** By the submit button: why it failed, and problems that no field on the page can show. */
export function SubmitError({ state, wordError, children }: Props) {
  const { fields, methods, textOf, isTried } = useFormContext()
  const { errors } = useFormState({ control: methods.control })
  const text = useProblemText(textOf)
  const id = useId()
  const unseen = isTried ? listProblems(errors).filter(({ name }) => !fields.has(name)) : []
  const failure =
    state.kind === 'failed'
      ? [wordError?.(state.error) ?? errorText(state.error), ...state.elsewhere.map((one) => text(one, ''))]
      : []
  const texts = new Set([...failure, ...unseen.map(({ name, problem }) => text(problem, name))])
  return (
    <div role="alert">
      {[...texts].map((one) => (
        <FieldNotes key={one} id={`${id}-${one}`} error={one} />
      ))}
      {children}
      {state.kind === 'failed' && isFault(state.error) && <ErrorAdvice error={state.error} />}
    </div>
  )
}
