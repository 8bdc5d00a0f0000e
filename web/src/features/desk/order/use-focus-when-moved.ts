import { useEffect, useRef } from 'react'

const closing = 300

/** What was pressed goes when the order moves on: the reader then stands at its name, not nowhere. */
export function useFocusWhenMoved(standing: string): void {
  const before = useRef(standing)
  useEffect(() => {
    if (before.current === standing) return
    before.current = standing
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }, closing)
    return () => clearTimeout(timer)
  }, [standing])
}
