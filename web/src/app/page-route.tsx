import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ensureSession } from '../shared/session.ts'
import { type Access, checkAccess } from './access.ts'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

/** Between shell and pages: who is signed in is known before any page is shown. */
export const pages = createRoute({
  getParentRoute: () => root,
  id: 'pages',
  beforeLoad: async () => {
    await ensureSession()
  },
})

type LoadPage = () => Promise<{ default: () => ReactNode }>

/** One row of the route table: a path, who may see it, and the page that is fetched when it is wanted. */
export const page = <const Path extends string>(path: Path, access: Access, load: LoadPage) =>
  shownPage(path, access, lazyRouteComponent(load))

/** The same for a page that is told something, such as its title; `lazy` is what has to arrive before it is shown. */
export const shownPage = <const Path extends string, Props>(
  path: Path,
  access: Access,
  component: RouteComponent,
  lazy?: AsyncRouteComponent<Props>,
) =>
  createRoute({
    getParentRoute: () => pages,
    path,
    beforeLoad: ({ location, preload }) => checkAccess(access, location.href, preload),
    loader: async () => {
      await lazy?.preload?.()
    },
    component,
  })
