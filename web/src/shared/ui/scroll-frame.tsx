import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './scroll-frame.module.css'

type Props = {
  label: string
  className: string | undefined
  'data-folds': string
  children: ReactNode
}

/** A region that scrolls sideways, with a shadow at the edge behind which more follows. */
export function ScrollFrame({ label, children, ...frame }: Props) {
  const region = useRef<HTMLElement>(null)
  const { hasBefore, hasAfter } = useHidden(region)
  return (
    <div className={css.edges} data-before={hasBefore || undefined} data-after={hasAfter || undefined}>
      <section
        ref={region}
        {...frame}
        className={`${css.scroll} ${frame.className}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </div>
  )
}

/** Whether something is scrolled out of view at the start and at the end. */
function useHidden(region: { readonly current: HTMLElement | null }) {
  const [hasBefore, setBefore] = useState(false)
  const [hasAfter, setAfter] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return
    function look({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
      // Negative where the text runs from right to left.
      const before = Math.abs(scrollLeft)
      setBefore(before > 1)
      setAfter(scrollWidth - clientWidth - before > 1)
    }
    const lookAgain = () => look(element)
    const sizes = new ResizeObserver(lookAgain)
    for (const each of [element, ...element.children]) sizes.observe(each)
    element.addEventListener('scroll', lookAgain, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', lookAgain)
    }
  }, [region])
  return { hasBefore, hasAfter }
}
