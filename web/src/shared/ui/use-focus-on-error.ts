import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The form's ref: whenever its problems change, the reader stands at the first field that is wrong. */
export function useFocusOnError(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems])
  return form
}
