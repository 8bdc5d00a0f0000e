import { type RefObject, useEffect, useState } from 'react'
import { button } from '../../../shared/ui/button.ts'
import css from './bottom-bar.module.css'

type Props = {
  price: string
  /** What the button says, and its name with the price. */
  label: string
  name: string
  /** The id of the form it submits. */
  form: string
  isBusy: boolean
  /** The form's own buttons: while they are in view, the bar is not needed. */
  buttons: RefObject<HTMLElement | null>
}

/** On small screens, the price and the next step stay in reach. */
export function BottomBar({ price, label, name, form, isBusy, buttons }: Props) {
  const isInView = useIsInView(buttons)
  if (isInView) return null
  return (
    <div className={css.bar}>
      <strong>{price}</strong>
      <button type="submit" form={form} className={button('solid', 'large')} aria-label={name} disabled={isBusy}>
        {label}
      </button>
    </div>
  )
}

function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
