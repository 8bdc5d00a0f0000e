import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  useRouteContext,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ensureSession, getSession } from '../shared/session/session.ts'
import { NotFound } from '../shared/ui/page/not-found.tsx'
import { PageSkeleton } from '../shared/ui/page/skeleton.tsx'
import { type Access, checkAccess } from './access.ts'
import type { Denied } from './access-rules.ts'
import { shapeOf } from './loading/page-shapes.ts'
import { Restricted } from './restricted.tsx'
import { Shell } from './shell.tsx'
import { loadSignedInParts } from './signed-in-parts.ts'

export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

/** Between shell and pages: who is signed in is known before any page is shown. */
export const pages = createRoute({
  getParentRoute: () => root,
  id: 'pages',
  beforeLoad: async () => {
    await Promise.all([ensureSession(), getSession() !== null && loadSignedInParts()])
  },
})

type LoadPage = () => Promise<{ default: () => ReactNode }>

/** One row of the route table: a path, who may see it, and the page that is fetched when it is wanted. */
export const page = <const Path extends string>(path: Path, access: Access, load: LoadPage) => {
  const Page = lazyRouteComponent(load)
  return shownPage(path, access, Page, () => <Page />)
}

/** The same for a page with props, such as its title; `lazy` is what has to arrive before it is shown. */
export const shownPage = <const Path extends string, Props>(
  path: Path,
  access: Access,
  lazy: AsyncRouteComponent<Props>,
  Page: () => ReactNode,
) => {
  function Guarded() {
    const { denied } = useRouteContext({ strict: false }) as { denied?: Denied }
    return denied ? <Restricted reason={denied} /> : <Page />
  }
  return createRoute({
    getParentRoute: () => pages,
    path,
    beforeLoad: async ({ location, preload }) => ({ denied: await checkAccess(access, location.href, preload) }),
    loader: async ({ context }) => {
      if (!context.denied) await lazy.preload?.()
    },
    component: Guarded,
    pendingComponent: () => <PageSkeleton shape={shapeOf(path)} />,
  })
}
