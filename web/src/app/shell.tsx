import { Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { useSession } from '../shared/session/session.ts'
import { Snackbar } from '../shared/ui/snackbar.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import { KeyboardKeys } from './keyboard/keyboard-keys.tsx'
import { OfferedLanguage } from './language-offer/offered-language.tsx'
import { shellMessages } from './messages/shell.ts'
import { NavigationBar } from './navigation/navigation-bar.tsx'
import css from './shell.module.css'

/** What stands around every page; while it waits, nobody knows yet who is signed in. */
export function ShellFrame({ children, isWaiting = false }: { children: ReactNode; isWaiting?: boolean }) {
  const t = useMessages(shellMessages)
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      <Header isWaiting={isWaiting} menu={{ isOpen, toggle, onToggle: () => setIsOpen(!isOpen) }} />
      <NavigationBar isWaiting={isWaiting} isOpen={isOpen} onClose={() => setIsOpen(false)} toggle={toggle} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer isWaiting={isWaiting} />
      <Snackbar />
    </>
  )
}

// A page whose server has moved on in the meantime goes without it rather than fail.
const SessionExpiry = lazy(() =>
  import('../features/identity/session-expiry/session-expiry.tsx').catch(() => ({ default: () => null })),
)

export function Shell() {
  const session = useSession()
  return (
    <>
      <OfferedLanguage />
      <ShellFrame>
        <Outlet />
      </ShellFrame>
      {session && (
        <Suspense>
          <SessionExpiry />
        </Suspense>
      )}
      <KeyboardKeys />
    </>
  )
}
