// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { followRows } from './navigation/row-focus.ts'
import { followRoutes } from './route-focus.ts'

/** Loads after its page is shown. */
function List() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 30)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLoaded && (
      <a href="/" data-row-link="">
        First order
      </a>
    )
  )
}

async function openFirstPage() {
  const delivery = Promise.withResolvers<void>()
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">User menu</button>
        <main id="main">
          <Outlet />
        </main>
      </>
    ),
  })
  const first = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>First</h1> })
  const second = createRoute({
    getParentRoute: () => root,
    path: '/second',
    loader: () => delivery.promise,
    component: () => (
      <>
        <h1>Second</h1>
        <List />
      </>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  followRoutes(router)
  followRows(router)
  render(<RouterProvider router={router} />)
  await screen.findByText('First')
  return { goToSecond: () => router.history.push('/second'), deliver: delivery.resolve }
}

it('puts the focus on the heading of the next page', async () => {
  const { goToSecond, deliver } = await openFirstPage()
  screen.getByText('User menu').focus()
  goToSecond()
  deliver()
  const heading = await screen.findByText('Second')
  await waitFor(() => expect(document.activeElement).toBe(heading), { interval: 5 })
})

it('puts the focus on the row of the page that the reader came from, once the list is there', async () => {
  const { goToSecond, deliver } = await openFirstPage()
  goToSecond()
  deliver()
  const row = await screen.findByText('First order')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

it('leaves the focus where the reader has put it while the page was on its way', async () => {
  const { goToSecond, deliver } = await openFirstPage()
  goToSecond()
  const menu = screen.getByText('User menu')
  menu.focus()
  await new Promise((resolve) => setTimeout(resolve))
  deliver()
  await screen.findByText('Second')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(menu)
})
