import { type RefObject, useEffect, useState } from 'react'

/** Whether a box that scrolls sideways hides something at its start or end. */
export function useHiddenEdge(box: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const scrolled = Math.abs(element.scrollLeft)
      const start = scrolled > 1
      const end = element.scrollWidth - element.clientWidth - scrolled > 1
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  })
  return hidden
}
