import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageSkeleton } from '../shared/ui/page/skeleton.tsx'
import { LazyNotFound } from './lazy-not-found.tsx'
import { RouteError } from './route-error.tsx'
import { routeTree } from './routes.tsx'

export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPendingComponent: () => <PageSkeleton shape="text" />,
    defaultPendingMs: 150,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: LazyNotFound,
    // While prerendering it would put an inline script into the page.
    scrollRestoration: !import.meta.env.SSR,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** Loads a page's code and data while it is not known yet who is signed in. */
    prepare?: (params: Readonly<Record<string, string>>) => void
  }
}
