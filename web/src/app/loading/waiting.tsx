import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type PageShape, PageSkeleton } from '../../shared/ui/page/skeleton.tsx'
import { ShellFrame } from '../shell.tsx'

const waitingFor = (shape: PageShape) =>
  createRootRoute({
    component: () => (
      <ShellFrame isWaiting>
        <PageSkeleton shape={shape} />
      </ShellFrame>
    ),
  })

/** The HTML of every page that is not prerendered: the shell, and the shape of what is to come. */
export async function renderWaiting(shape: PageShape): Promise<string> {
  const router = createRouter({ routeTree: waitingFor(shape), history: createMemoryHistory() })
  await router.load()
  // The root route alone has the types of the portal's own router in mind; this one has a single page.
  return renderToString(<RouterProvider router={router as never} />)
}
