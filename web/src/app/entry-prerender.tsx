import '../shared/theme/tokens.css'
import '../shared/theme/base.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerenderedTitle } from '../shared/page-title.ts'
import { shapeOf } from './loading/page-shapes.ts'
import { makeRouter } from './router.tsx'

export { renderWaiting } from './loading/waiting.tsx'

/** renderToString and no stream: it never puts a part of the page aside, and so it emits no inline script. */
export async function render(path: string): Promise<{ html: string; title: string }> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  return { html, title: prerenderedTitle() }
}

/** As the server needs them to tell a page from a mistyped address, with the shape each page loads in. */
export const routeShapes = (): Record<string, string> =>
  Object.fromEntries(Object.keys(makeRouter(createMemoryHistory()).routesByPath).map((path) => [path, shapeOf(path)]))
