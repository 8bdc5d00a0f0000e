import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstField } from './focus-first-field.ts'

const dialogClosesInMs = 300

/**
 * What was pressed goes when the order moves on, and the page gets shorter under the reader: brings the reader to the
 * next step, or to the form for more files. A lost focus tells that it was the reader who acted.
 */
export function useShowNextStep(step: string, fileCount: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const before = useRef({ step, fileCount })
  useEffect(() => {
    const hasMoved = before.current.step !== step
    if (!hasMoved && before.current.fileCount === fileCount) return
    before.current = { step, fileCount }
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      if (!hasMoved) return focusFirstField()
      window.scrollTo({ top: 0 })
      box.current?.focus({ preventScroll: true })
    }, dialogClosesInMs)
    return () => clearTimeout(timer)
  }, [step, fileCount])
  return box
}
