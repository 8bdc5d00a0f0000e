import {
  type AnyRouteMatch,
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  useRouteContext,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOfLoadedCode } from '../shared/messages/messages.ts'
import { ensureSession, getSession, isSessionPending } from '../shared/session/session.ts'
import { PageSkeleton } from '../shared/ui/page/skeleton.tsx'
import { type Access, checkAccess } from './access.ts'
import type { Denied } from './access-rules.ts'
import { LazyNotFound } from './lazy-not-found.tsx'
import { shapeOf } from './loading/page-shapes.ts'
import { Shell } from './shell.tsx'
import { loadSignedInParts } from './signed-in-parts.ts'

export const root = createRootRoute({
  component: Shell,
  notFoundComponent: LazyNotFound,
  // An address without a page has no other route, and people who are signed in keep their menu there.
  beforeLoad: async ({ matches }) => {
    if (matches.length > 1) return
    await ensureSession()
    if (getSession()) await loadSignedInParts()
  },
})

/** Between shell and pages: who is signed in is known before any page is shown. */
export const pages = createRoute({
  getParentRoute: () => root,
  id: 'pages',
  beforeLoad: async ({ matches }) => {
    const isPending = isSessionPending()
    await Promise.all([
      ensureSession(),
      getSession() !== null && loadSignedInParts(),
      isPending && preparePages(matches),
    ])
  },
})

/**
 * Loads the code and data of a page while the server is asked who is signed in, which on a slow line takes as long as
 * the rest. Not before the token for that call was read: loading many modules would delay it, and everything waits for
 * its answer.
 */
async function preparePages(matches: readonly Pick<AnyRouteMatch, 'staticData' | 'params'>[]): Promise<void> {
  await readToken().catch(() => {})
  void import('./access-rules.ts').then(({ prefetchApplications }) => prefetchApplications()).catch(() => {})
  for (const { staticData, params } of matches) staticData.prepare?.(params)
}

const readToken = async () => (await import('../shared/session/stored-identity.ts')).storedIdToken()

const Restricted = lazyRouteComponent(() => import('./restricted.tsx'))

type PageParams = Readonly<Record<string, string>>

type PageModule = {
  default: () => ReactNode
  /** Asks for the data that the page needs for any account. The server decides who gets it. */
  prefetch?: (params: PageParams) => void
}
type LoadPage = () => Promise<PageModule>

/** One row of the route table: a path, who may see it, and the page that is fetched when it is wanted. */
export const page = <const Path extends string>(path: Path, access: Access, load: LoadPage) => {
  const Page = lazyRouteComponent(load)
  // A page that cannot be loaded says so when it is shown.
  const prepare = (params: PageParams) =>
    void load()
      .then(({ prefetch }) => prefetch?.(params))
      .catch(() => {})
  return shownPage(path, access, Page, () => <Page />, prepare)
}

/** The same for a page with props, such as its title; `lazy` is what has to arrive before it is shown. */
export const shownPage = <const Path extends string, Props>(
  path: Path,
  access: Access,
  lazy: AsyncRouteComponent<Props>,
  Page: () => ReactNode,
  prepare: (params: PageParams) => void = () => void lazy.preload?.(),
) => {
  function Guarded() {
    const { denied } = useRouteContext({ strict: false }) as { denied?: Denied }
    return denied ? <Restricted reason={denied} /> : <Page />
  }
  return createRoute({
    getParentRoute: () => pages,
    path,
    staticData: { prepare },
    beforeLoad: async ({ location, preload }) => ({ denied: await checkAccess(access, location.href, preload) }),
    loader: async ({ context }) => {
      await (context.denied ? Restricted : lazy).preload?.()
      await textsOfLoadedCode()
    },
    component: Guarded,
    pendingComponent: () => <PageSkeleton shape={shapeOf(path)} />,
  })
}
