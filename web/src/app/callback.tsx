import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { useMessages } from '../shared/messages/messages.ts'
import { finishSignIn } from '../shared/session/session.ts'
import { Page } from '../shared/ui/page/page.tsx'
import { Skeleton } from '../shared/ui/page/skeleton.tsx'
import { shellMessages } from './messages/shell.ts'
import { root } from './page-route.tsx'

function SigningIn() {
  const t = useMessages(shellMessages)
  return (
    <Page title={t('signingIn')}>
      <Skeleton />
    </Page>
  )
}

/** Where the identity provider sends people back to; they go on to the page they first asked for. */
export const callback = createRoute({
  getParentRoute: () => root,
  path: '/callback',
  beforeLoad: async ({ preload }) => {
    if (!preload) throw redirect({ href: await finishSignIn(), replace: true })
  },
  pendingComponent: SigningIn,
  errorComponent: lazyRouteComponent(() => import('./sign-in-failed.tsx')),
})
