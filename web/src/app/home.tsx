import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { textsOfLoadedCode } from '../shared/messages/messages.ts'
import { getSession, signIn, takePathAfterSignOut, useSession } from '../shared/session/session.ts'
import { PageSkeleton } from '../shared/ui/page/skeleton.tsx'
import { pages } from './page-route.tsx'

const HomePublic = lazyRouteComponent(() => import('../features/home/home-public.tsx'))
const HomeSignedIn = lazyRouteComponent(() => import('../features/home/home-signed-in.tsx'))

function Home() {
  return useSession() ? <HomeSignedIn /> : <HomePublic />
}

export const home = createRoute({
  getParentRoute: () => pages,
  path: '/',
  staticData: { prepare: () => void HomeSignedIn.preload?.() },
  // The address of a Sign In link that was followed before the page's script had arrived.
  beforeLoad: async ({ search, preload }) => {
    if ('signIn' in search && !getSession() && !preload) await signIn('/')
    const next = getSession() || preload ? null : takePathAfterSignOut()
    if (next) throw redirect({ href: next, replace: true })
  },
  // Only the home that will be shown is fetched, and it is there before the first render.
  loader: async () => {
    await (getSession() ? HomeSignedIn : HomePublic).preload?.()
    await textsOfLoadedCode()
  },
  component: Home,
  pendingComponent: () => <PageSkeleton shape="home" />,
})
