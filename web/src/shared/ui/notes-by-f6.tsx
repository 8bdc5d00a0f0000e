import { type RefObject, useEffect, useRef } from 'react'

type Props = { region: RefObject<HTMLElement | null>; content: readonly unknown[] }

/**
 * F6 moves the focus to the first button of a region and back. When the focused button goes away, the focus goes to the
 * next one or back; the notes are the content of the region.
 */
export default function NotesByF6({ region, content }: Props): null {
  const before = useRef<Element | null>(null)

  useEffect(() => {
    if (content.length === 0) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) {
        goBack(before)
        return
      }
      before.current = document.activeElement
      firstButton(region)?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, content])

  useEffect(() => {
    if (!before.current || document.activeElement !== document.body) return
    const next = content.length > 0 && firstButton(region)
    if (next) next.focus()
    else goBack(before)
  }, [region, content])
  return null
}

const firstButton = (region: RefObject<HTMLElement | null>) => region.current?.querySelector('button')

function goBack(before: RefObject<Element | null>): void {
  if (before.current instanceof HTMLElement) before.current.focus()
  before.current = null
}
