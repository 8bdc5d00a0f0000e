import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage, waitUntilInteractive } from './support/open-page.ts'
import { portalUrl } from './support/portal-url.ts'
import { client, provider } from './support/route-table.ts'

const tools = (page: Page) => page.getByRole('list', { name: 'Your tools' })

async function toolNames(page: Page): Promise<string[]> {
  await tools(page).waitFor()
  return tools(page).getByRole('heading').allTextContents()
}

it('SHELL-25 invites visitors to sign in or to request a quote', async ({ openAgain }) => {
  const page = await openAgain()
  await openPage(page, '/')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Get Started' }).waitFor()
  await main.getByRole('link', { name: 'Sign In' }).waitFor()
  await main.getByRole('link', { name: 'Request Quote' }).click()
  await page.waitForURL('/createProject')
  await expect.poll(() => heading(page).textContent()).toBe('New request')
})

it('SHELL-26 welcomes a signed-in user and lists their tools', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/')
  expect(await heading(page).textContent()).toBe('Welcome, Helen')
  expect((await toolNames(page)).length).toBeGreaterThan(0)
  expect(await page.getByText('Get Started').count()).toBe(0)
})

const toolPages = {
  'New request': '/createProject',
  Requests: '/requests',
  'Machine translation': '/machineTranslation',
  'Quick translation': '/quickTranslation',
  Reports: '/reports',
  'Language Line Connect': '/languageLineConnect',
  'Website Proxy': '/websiteProxy',
  Connector: '/connector',
  Help: '/consoleHelp',
}

/** Where the page is not called like its card. */
const titles: Readonly<Record<string, string>> = { 'Machine translation': 'Translate text' }

it('SHELL-27 opens the page of each card', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/')
  const elsewhere = ['Project dashboard', 'Invoices', 'Interpreting service']
  expect((await toolNames(page)).filter((name) => !elsewhere.includes(name))).toEqual(Object.keys(toolPages))
  for (const [name, path] of Object.entries(toolPages)) {
    await tools(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .click()
    await page.waitForURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`))
    await expect.poll(() => page.title()).toBe(`${titles[name] ?? name} · ${provider}`)
    await page.goBack()
  }
})

it.for([
  ['Invoices', 'https://invoices.portolan.example/'],
  ['Interpreting service', 'https://interpreting.portolan.example/'],
] as const)('SHELL-28 opens %s in a new tab, at %s', async ([name, url], { open }) => {
  const page = await open({ as: client })
  await page.context().route(url, (route) => route.fulfill({ body: name }))
  await openPage(page, '/')
  const [tab] = await Promise.all([page.waitForEvent('popup'), tools(page).getByRole('link', { name }).click()])
  await tab.waitForURL(url)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/')
})

it('SHELL-29 asks for an authorization address and opens the project dashboard there', async ({ open }) => {
  const page = await open({ as: client })
  const authUrl = 'https://tms.example/dashboard?ticket=once'
  await page.context().route(authUrl, (route) => route.fulfill({ body: 'Dashboard' }))
  const asked: (string | null)[] = []
  await page.route('/api/xtrf/authorizationUrl', async (route) => {
    asked.push(await route.request().headerValue('authorization'))
    await route.fulfill({ json: { authUrl } })
  })
  await openPage(page, '/')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    tools(page).getByRole('button', { name: 'Project dashboard' }).click(),
  ])
  await tab.waitForURL(authUrl)
  expect(asked).toEqual([expect.stringMatching(/^Bearer ey/)])
})

it('SHELL-29 opens the URL that the portal returns', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/')
  const answer = page.waitForResponse('/api/xtrf/authorizationUrl')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    tools(page).getByRole('button', { name: 'Project dashboard' }).click(),
  ])
  const { authUrl } = await (await answer).json()
  expect(authUrl).toBe(`${portalUrl()}/requests`)
  await tab.waitForURL(authUrl)
  await waitUntilInteractive(tab)
  await tab.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
})

describe('SHELL-30 SHELL-31 the tools of', () => {
  const usual = ['New request', 'Requests', 'Machine translation', 'Quick translation', 'Help']
  it.for([
    ['sso@orbit.example', usual],
    ['client@meridian.example', [...usual.slice(0, -1), 'Reports', 'Help']],
    ['buyer@procura.example', ['Coupa Requests', 'Help']],
  ] as const)('%s are those the server enables: %s', async ([as, names], { openAgain }) => {
    const page = await openAgain({ as })
    const answer = page.waitForResponse('/api/userAccount/enabledApplications')
    await openPage(page, '/')
    const { applicationIds } = await (await answer).json()
    expect(await toolNames(page)).toEqual(names)
    expect(names.filter((name) => name !== 'Requests')).toHaveLength(applicationIds.length)
  })

  it.for(['admin', 'pm', 'qa'])('%s@portolan.example begin with the dashboard', async (name, { openAgain }) => {
    const page = await openAgain({ as: `${name}@portolan.example` })
    await openPage(page, '/')
    expect((await toolNames(page))[0]).toBe('Dashboard')
    await tools(page).getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('/DASHBOARD')
  })

  it('linguist@portolan.example have no dashboard', async ({ openAgain }) => {
    const page = await openAgain({ as: 'linguist@portolan.example' })
    await openPage(page, '/')
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
  })
})

it('SHELL-33 greets single sign-on users by their email address', async ({ openAgain }) => {
  const page = await openAgain({ as: 'sso@orbit.example' })
  await openPage(page, '/')
  expect(await heading(page).textContent()).toBe('Welcome, sso@orbit.example')
})
