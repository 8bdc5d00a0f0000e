import { useEffect, useState } from 'react'

export type AsyncCheck<Answer> =
  | { readonly kind: 'idle' | 'checking' | 'failed' }
  | { readonly kind: 'answered'; readonly answer: Answer }

const delay = 300

/**
 * Asks the server about a value once typing has paused. An answer to an earlier value is dropped. It only informs: the
 * server checks again on submit, so a slow or failed check never blocks the form.
 */
export function useAsyncCheck<Answer>(
  value: string,
  ask: (value: string, signal: AbortSignal) => Promise<Answer>,
): AsyncCheck<Answer> {
  const [last, setLast] = useState<{ readonly value: string; readonly check: AsyncCheck<Answer> }>()
  useEffect(() => {
    if (value === '') return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (check: AsyncCheck<Answer>) => {
      if (!signal.aborted) setLast({ value, check })
    }
    const timer = setTimeout(() => {
      ask(value, signal).then(
        (answer) => settle({ kind: 'answered', answer }),
        () => settle({ kind: 'failed' }),
      )
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [value, ask])
  if (value === '') return { kind: 'idle' }
  return last?.value === value ? last.check : { kind: 'checking' }
}
