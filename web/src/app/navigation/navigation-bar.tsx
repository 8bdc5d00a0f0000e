import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, Suspense, useEffect } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { useSessionState } from '../../shared/session/session.ts'
import { shellMessages } from '../messages/shell.ts'
import { Navigation } from '../signed-in-parts.ts'
import css from './navigation.module.css'

type Props = {
  /** Nobody knows yet who is signed in. Most who see the page at this moment are. */
  isWaiting: boolean
  /** On narrow screens only: elsewhere it is always open. */
  isOpen: boolean
  onClose: () => void
  toggle: RefObject<HTMLButtonElement | null>
}

/** The ways to all parts of the portal, below the header. It takes its room at once, so that the page does not move. */
export function NavigationBar({ isWaiting, isOpen, onClose, toggle }: Props) {
  const t = useMessages(shellMessages)
  const session = useSessionState()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when another page is shown
  useEffect(onClose, [path])
  if (!isWaiting && !session) return null
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    onClose()
    toggle.current?.focus()
  }
  return (
    <nav id="navigation" aria-label={t('navigation')} className={css.bar} data-open={isOpen} onKeyDown={closeByKey}>
      <Suspense>{!isWaiting && session && <Navigation session={session} />}</Suspense>
    </nav>
  )
}
