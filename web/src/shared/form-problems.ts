import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type Problems<Key extends string = string> = Partial<Record<Key, string | undefined>>

/**
 * What is wrong shows after the first try to submit, or when the server has refused, and goes as it is mended. The first
 * bad field takes the focus.
 */
export function useProblems<Key extends string>(all: Problems<Key>, onValid: () => void, isRefused = false) {
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (Object.values(all).every((problem) => problem === undefined)) return onValid()
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  const problems: Problems<Key> = isTried || isRefused ? all : {}
  /** To the field of this name. */
  function focusOn(name: string) {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  // A form sent before its script has come must not put what was typed into the address.
  return { problems, focusOn, formProps: { ref: form, onSubmit, noValidate: true, method: 'post' } }
}
