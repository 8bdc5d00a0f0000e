import type { ReactNode } from 'react'
import { signIn } from '../../session/session.ts'

type Props = {
  className?: string
  /** Where to go on once signed in. */
  to?: string
  children: ReactNode
}

/** A real address, so that it works before the page's script has arrived. */
export const SignInLink = ({ className, to = '/', children }: Props) => (
  <a
    className={className}
    href="/?signIn=1"
    onClick={(event) => {
      event.preventDefault()
      signIn(to).catch(() => location.assign('/?signIn=1'))
    }}
  >
    {children}
  </a>
)
