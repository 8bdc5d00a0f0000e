import type { Branding } from '@portolan/contract/branding/branding'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Session } from './session/session.ts'

const branding: Branding = {
  providerName: 'Portolan Language Services',
  logoUrl: null,
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  invoicesPortalUrl: 'https://invoices.portolan.example/',
  interpretingPortalUrl: 'https://interpreting.portolan.example/',
  isDemo: true,
  isPublicDemo: false,
  uploadTotalBytes: null,
  hasVisitorEstimates: false,
  timeZone: 'UTC',
  signIn: { authority: '/oidc', clientId: 'portal' },
}
const script = document.createElement('script')
script.type = 'application/json'
script.id = 'branding'
script.textContent = JSON.stringify(branding)
document.head.append(script)

// Dialogs fetch their frame when the first of them opens: here it is at hand.
await import('./ui/dialog-frame.tsx')

/** One page at its address, with a router around it and nothing else of the shell. A pattern names the parameters. */
export async function showPage(path: string, Shown: () => ReactNode, pattern = '$') {
  const root = createRootRoute({ component: Outlet })
  const anywhere = createRoute({ getParentRoute: () => root, path: pattern, component: Shown })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router as never} />)
  })
  return {
    address: () => router.state.location.href,
    /** What the entry of the browser's history keeps besides the address. */
    state: () => ({ ...router.state.location.state }) as Readonly<Record<string, unknown>>,
    back: () => act(async () => router.history.back()),
    goTo: (to: string, state: object) => act(async () => router.navigate({ to, state: state as never })),
  }
}

type Answer = { status?: number; body?: unknown }
type Call = { request: string; headers: Headers; body: unknown }

/** Answers by method and path; everything else is 404. */
export function stubApi(answers: Record<string, unknown>): readonly Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, location.origin)
    const request = `${init.method ?? 'GET'} ${pathname}${search}`
    calls.push({ request, headers: new Headers(init.headers), body: init.body ? JSON.parse(String(init.body)) : null })
    const { status = 200, body } = answerOf(answers[request] ?? answers[request.replace(search, '')])
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  return calls
}

/** An action done, as an answer of `stubApi`: the server says no more. */
export const done = { status: 204, body: null } satisfies Answer

/** A refusal by the server, as an answer of `stubApi`. */
export const refuses = (status: number, errorCode: string, message: string) =>
  ({ status, body: { errorCode, message } }) satisfies Answer

function answerOf(given: unknown): Answer {
  if (given === undefined) return refuses(404, 'not_found', 'Not found.')
  const isRefusal = typeof given === 'object' && given !== null && 'status' in given && 'body' in given
  return isRefusal ? (given as Answer) : { body: given }
}

export const signedIn = (more: Partial<Session> = {}): Session => ({
  username: 'client@harbor.example',
  email: 'client@harbor.example',
  firstName: 'Clara',
  lastName: 'Harbor',
  roles: ['CLIENT'],
  isFederatedSsoAccount: false,
  externalGroups: [],
  initialPagePath: null,
  clientConfig: { clientId: 1001, clientName: 'Harbor Health', companyName: 'Harbor Health, Inc.' } as never,
  locale: null,
  isProcurementBuyer: false,
  isImpersonated: false,
  ...more,
})
