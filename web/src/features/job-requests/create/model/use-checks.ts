import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problems } from '../../../../shared/form-problems.ts'

/** What can be wrong shows when its field is left, or when the form is sent; it goes as it is mended. */
export function useChecks(all: Problems) {
  const form = useRef<HTMLFormElement>(null)
  const isPressing = useRef(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)

  const onRelease = (then: () => void) => window.addEventListener('pointerup', () => setTimeout(then), { once: true })

  function onPointerDown() {
    isPressing.current = true
    onRelease(() => {
      isPressing.current = false
    })
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const field = target.closest<HTMLElement>('[data-field]')
    const name = field?.dataset.field
    if (!name || field.contains(relatedTarget)) return
    const mark = () => setLeft((before) => new Set(before).add(name))
    // What is being pressed must not move away under the pointer because an error came in above it.
    if (isPressing.current) onRelease(mark)
    else mark()
  }

  const focusOn = (name: string) => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const field = fields.find(({ dataset }) => dataset.field === name)
    field
      ?.querySelector<HTMLElement>('[aria-invalid=true], input:enabled:not([hidden]), select, textarea, button')
      ?.focus()
  }

  /** Whether all is well; if not, the reader stands at the first field that is wrong. */
  function check(): boolean {
    const [first] = Object.keys(all)
    if (first === undefined) return true
    flushSync(() => setTried(true))
    focusOn(first)
    return false
  }

  const shown: Problems = isTried ? all : Object.fromEntries(Object.entries(all).filter(([name]) => left.has(name)))
  return { shown, isTried, check, focusOn, formProps: { ref: form, onBlur, onPointerDown, noValidate: true } }
}
