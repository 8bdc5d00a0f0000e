import type { ReactNode } from 'react'
import { signIn } from '../session.ts'

/** A real address, so that it works before the page's script has arrived. */
export const SignInLink = ({ className, children }: { className?: string; children: ReactNode }) => (
  <a
    className={className}
    href="/?signIn=1"
    onClick={(event) => {
      event.preventDefault()
      signIn('/').catch(() => location.assign('/?signIn=1'))
    }}
  >
    {children}
  </a>
)
