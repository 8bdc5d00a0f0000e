import { type RefObject, useEffect, useRef } from 'react'

/** Marks a row with `data-more-left` and `data-more-right` where more of it can be scrolled into view. */
export function useScrollHints(content: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => markSides(element)
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    window.addEventListener('resize', mark)
    return () => {
      element.removeEventListener('scroll', mark)
      window.removeEventListener('resize', mark)
    }
  }, [content])
  return row
}

/** Where text runs from right to left, `scrollLeft` is 0 at the right end and negative everywhere else. */
function markSides(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element
  const hidden = scrollWidth - clientWidth
  const left = getComputedStyle(element).direction === 'rtl' ? hidden + scrollLeft : scrollLeft
  // Positions on a zoomed page are not whole numbers.
  element.toggleAttribute('data-more-left', left > 1)
  element.toggleAttribute('data-more-right', hidden - left > 1)
}
