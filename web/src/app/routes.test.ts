// @vitest-environment jsdom
import type { ApplicationId } from '@portolan/contract/clients/applications'
import { dashboardRoles, Role } from '@portolan/contract/roles'
import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../shared/api/query-client.ts'
import { startTestApi } from '../shared/api/test-api.ts'
import { type Session, setSession } from '../shared/session/session.ts'
import { makeRouter } from './router.tsx'
import { signInAs } from './test-session.ts'

vi.mock(import('../shared/branding.ts'), async (original) => {
  const module = await original()
  const branding = { ...module.getBranding(), isDemo: false, isPublicDemo: false }
  return { ...module, getBranding: () => branding }
})

let api: Awaited<ReturnType<typeof startTestApi>>
let applicationIds: ApplicationId[]
beforeAll(async () => {
  api = await startTestApi(({ url }) =>
    url.endsWith('/enabledApplications') ? { body: { applicationIds } } : { status: 404 },
  )
})
afterAll(() => api.stop())
beforeEach(() => {
  queryClient.clear()
  applicationIds = []
  setSession(null)
})

/** Where an address leads: the route that answers it, with its parameters and what the guard said. */
async function visit(path: string) {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const leaf = router.state.matches.at(-1)
  const isFound = leaf?.routeId !== rootRouteId && router.state.matches.every((match) => match.status === 'success')
  return {
    route: isFound ? leaf?.fullPath : 'not found',
    params: leaf?.params,
    denied: (leaf?.context as { denied?: string } | undefined)?.denied,
    address: router.state.location.pathname,
  }
}

const clientRoles: Role[] = ['CLIENT', 'CLIENT_EMPLOYEE']
const otherRoles = Role.options.filter((role) => !clientRoles.includes(role))
const lists = ['pmdetails', 'qadetails', 'pastdue', 'duetoday', 'currentquotes', 'completedquotes']

describe('SHELL-03 SHELL-06 SHELL-07 SHELL-08 SHELL-09 SHELL-11 pages for everyone', () => {
  it('has the home page at /', async () => {
    expect((await visit('/')).route).toBe('/')
  })

  it.each([
    '/languageLineConnect',
    '/quickTranslation',
    '/connector',
    '/websiteProxy',
    '/consoleHelp',
    '/languageConnect',
    '/webSitesEasyWay',
    '/anythingInBetween',
    '/solutionWizard',
  ])('has %s', async (path) => {
    expect(await visit(path)).toMatchObject({ route: path, denied: undefined })
  })

  it.each(['/signUp', '/createProject'])('has %s, exactly, alone or with client and token', async (path) => {
    expect((await visit(path)).route).toBe(path)
    expect(await visit(`${path}/1001/secret`)).toMatchObject({
      route: `${path}/$clientId/$token`,
      params: { clientId: '1001', token: 'secret' },
    })
    expect((await visit(`${path}/1001`)).route).toBe('not found')
    expect((await visit(`${path}/1001/secret/more`)).route).toBe('not found')
  })

  it('SHELL-10 has email confirmation at /confirmEmail and everywhere below it', async () => {
    expect((await visit('/confirmEmail?email=a@b.example&verificationCode=1')).route).toMatch(/^\/confirmEmail(\/\$)?$/)
    expect((await visit('/confirmEmail/any/thing')).route).toBe('/confirmEmail/$')
  })

  it('SHELL-16 SHELL-17 has a quote’s page without a guard', async () => {
    expect(await visit('/quotes/42')).toMatchObject({ route: '/quotes/$jobRequestId', denied: undefined })
  })

  it('says so when there is no such page', async () => {
    expect((await visit('/no/such/page')).route).toBe('not found')
  })

  it('has the outbox in the demo only', async () => {
    expect((await visit('/outbox')).route).toBe('not found')
  })
})

describe('pages of the staff', () => {
  it('SHELL-04 SHELL-05 SHELL-17 STAFF-01 opens the dashboard and the six lists to each dashboard role', async () => {
    for (const role of dashboardRoles) {
      signInAs(role)
      expect((await visit('/DASHBOARD')).route).toBe('/DASHBOARD')
    }
    for (const list of lists) {
      expect(await visit(`/${list}/Paula%20Mendes/null`)).toMatchObject({
        route: `/${list}/$name/$id`,
        params: { name: 'Paula Mendes', id: 'null' },
      })
    }
  })

  it('opens the administration of machine translation to administrators only', async () => {
    signInAs('ADMIN')
    expect(await visit('/desk/machineTranslation')).toMatchObject({
      route: '/desk/machineTranslation',
      denied: undefined,
    })
    signInAs('PROJECT_COORDINATOR')
    expect((await visit('/desk/machineTranslation')).denied).toBe('role')
    expect((await visit('/administration')).denied).toBe('role')
    expect((await visit('/desk/machineTranslation/clients/1001')).denied).toBe('role')
    expect((await visit('/administration/clients/1001')).denied).toBe('role')
  })

  it('tells clients that the desk and administration are for staff, and others that access is restricted', async () => {
    for (const path of ['/desk', '/desk/7', '/desk/clients/7/rates', '/administration', '/desk/machineTranslation']) {
      for (const role of clientRoles) {
        signInAs(role)
        expect(await visit(path)).toMatchObject({ denied: 'staff', address: path })
      }
      signInAs('LINGUIST')
      expect(await visit(path)).toMatchObject({ denied: 'role', address: path })
    }
  })

  it('SHELL-17 STAFF-01 sends everyone else to the home page', async () => {
    for (const role of Role.options.filter((one) => !dashboardRoles.includes(one))) {
      signInAs(role)
      expect(await visit('/DASHBOARD')).toMatchObject({ route: '/', address: '/' })
      expect(await visit('/pastdue/Paula/7')).toMatchObject({ route: '/', address: '/' })
    }
  })
})

describe('pages of the clients', () => {
  it('opens the activity log to people who manage an organization only', async () => {
    const clientConfig = { isOrgManagementEnabled: true } as NonNullable<Session['clientConfig']>
    signInAs('CLIENT', { clientConfig })
    expect(await visit('/activity')).toMatchObject({ route: '/activity', denied: undefined })
    signInAs('CLIENT', { clientConfig, isFederatedSsoAccount: true })
    expect((await visit('/activity')).denied).toBe('role')
    signInAs('CLIENT', { clientConfig: { ...clientConfig, isOrgManagementEnabled: false } })
    expect((await visit('/activity')).denied).toBe('role')
    for (const role of Role.options.filter((one) => one !== 'CLIENT')) {
      signInAs(role, { clientConfig })
      expect((await visit('/activity')).denied).toBe('role')
    }
  })

  const guarded: [string, ApplicationId, [string, string][]][] = [
    [
      'SHELL-13',
      'reports',
      [
        ['/reports', '/reports'],
        ['/reports/7', '/reports/$reportId'],
      ],
    ],
    [
      'SHELL-14',
      'machineTranslation',
      [
        ['/machineTranslation', '/machineTranslation'],
        ['/machineTranslation/textTranslation', '/machineTranslation/textTranslation'],
        ['/machineTranslation/fileTranslation', '/machineTranslation/fileTranslation'],
        ['/machineTranslation/fileTranslation/7', '/machineTranslation/fileTranslation/$jobRequestId'],
        [
          '/machineTranslation/fileTranslation/7/segments/8',
          '/machineTranslation/fileTranslation/$jobRequestId/segments/$translationId',
        ],
        ['/machineTranslation/mediaTranslation', '/machineTranslation/mediaTranslation'],
        ['/machineTranslation/mediaTranslation/7', '/machineTranslation/mediaTranslation/$jobRequestId'],
      ],
    ],
    ['SHELL-15 COUPA-03', 'coupa', [['/coupa/createQuote', '/coupa/createQuote']]],
  ]

  it.each(guarded)('%s opens to both client roles with the application %s', async (_id, application, pages) => {
    applicationIds = [application]
    for (const role of clientRoles) {
      signInAs(role)
      for (const [path, route] of pages) expect(await visit(path)).toMatchObject({ route, denied: undefined })
    }
  })

  it.each(guarded)('%s is refused by role first, then by the application %s', async (_id, application, pages) => {
    for (const [path] of pages) {
      for (const role of otherRoles) {
        signInAs(role)
        expect((await visit(path)).denied).toBe('role')
      }
      signInAs('CLIENT')
      expect(await visit(path)).toMatchObject({ denied: 'application', address: path })
    }
    expect(applicationIds).not.toContain(application)
  })

  it('SHELL-14 has no request below the text tab', async () => {
    applicationIds = ['machineTranslation']
    signInAs('CLIENT')
    expect((await visit('/machineTranslation/textTranslation/7')).route).toBe('not found')
  })

  it('SHELL-13 SHELL-12 match exactly', async () => {
    applicationIds = ['reports']
    signInAs('CLIENT')
    expect((await visit('/changePassword')).route).toBe('/changePassword')
    expect((await visit('/changePassword/more')).route).toBe('not found')
    expect((await visit('/reports/7/more')).route).toBe('not found')
  })

  it('SHELL-15 tells the procurement pages apart', async () => {
    signInAs('CLIENT')
    expect(await visit('/coupa/starter/abc')).toMatchObject({
      route: '/coupa/starter/$requestId',
      params: { requestId: 'abc' },
    })
    expect((await visit('/coupa/error?message=No')).route).toBe('/coupa/error')
    expect(await visit('/coupa/42')).toMatchObject({ route: '/coupa/$jobRequestId', params: { jobRequestId: '42' } })
    expect((await visit('/coupa')).route).toMatch(/^\/coupa(\/\$)?$/)
    expect((await visit('/coupa/42/and/more')).route).toBe('/coupa/$')
  })

  it('SHELL-15 leaves the entry from a procurement system and its error page open to visitors', async () => {
    expect(await visit('/coupa/starter/abc')).toMatchObject({ denied: undefined })
    expect(await visit('/coupa/error')).toMatchObject({ denied: undefined })
  })

  it('SHELL-18 reaches one page at /coupa/createQuote, and none that calls it invalid', async () => {
    applicationIds = ['coupa']
    signInAs('CLIENT')
    const router = makeRouter(createMemoryHistory())
    expect(Object.keys(router.routesByPath).filter((path) => path === '/coupa/createQuote')).toHaveLength(1)
    expect((await visit('/coupa/createQuote')).route).toBe('/coupa/createQuote')
  })

  it('keeps requests and procurement to the client roles', async () => {
    for (const path of ['/requests', '/requests/42', '/coupa', '/coupa/42']) {
      signInAs('CLIENT_EMPLOYEE')
      expect((await visit(path)).denied).toBeUndefined()
      signInAs('ADMIN')
      expect((await visit(path)).denied).toBe('role')
    }
  })
})
