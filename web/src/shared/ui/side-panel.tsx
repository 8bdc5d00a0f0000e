import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './side-panel.module.css'

type Props = { onClose: () => void; labelledBy: string; children: ReactNode }

/** A panel at the end of the page's line, over the page. Focus goes into it and comes back to where it was. */
export const SidePanel = ({ open, ...panel }: Props & { open: boolean }) =>
  open ? createPortal(<OpenPanel {...panel} />, document.body) : null

function OpenPanel({ onClose, labelledBy, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const release = holdPage()
    panel.current?.focus()
    return () => {
      release()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <>
      <button type="button" className={css.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={css.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose()
        }}
      >
        {children}
      </div>
    </>
  )
}

/**
 * The page stands still and nothing of it can be reached, but what it has to say at its foot is still heard. Answers how
 * to undo it.
 */
function holdPage(): () => void {
  const { documentElement: html, body } = document
  const held = [...document.querySelectorAll('#root > :not([role=status], [inert])')]
  // The room of the scroll bar, so that nothing moves when it goes.
  body.style.paddingInlineEnd = `${innerWidth - html.clientWidth}px`
  html.style.overflow = 'hidden'
  for (const element of held) element.toggleAttribute('inert', true)
  return () => {
    body.style.paddingInlineEnd = ''
    html.style.overflow = ''
    for (const element of held) element.toggleAttribute('inert', false)
  }
}
