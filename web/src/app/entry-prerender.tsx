import '../shared/theme/tokens.css'
import '../shared/theme/base.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerenderedTitle } from '../shared/page-title.ts'
import { makeRouter } from './router.tsx'

/** renderToString and no stream: it never puts a part of the page aside, and so it emits no inline script. */
export async function render(path: string): Promise<{ html: string; title: string }> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  return { html, title: prerenderedTitle() }
}

export { renderWaiting } from './waiting.tsx'

/** As the server needs them to tell a page from a mistyped address. */
export const routePaths = (): string[] => Object.keys(makeRouter(createMemoryHistory()).routesByPath)
