import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { portalUrl } from './support/portal-url.ts'

/** The areas that are built, by who uses them and the heading each page has of its own. */
const areas = [
  { area: 'request creation', as: 'client@meridian.example', path: '/createProject', heading: 'Documents' },
  { area: 'requests and their files', as: 'client@meridian.example', path: '/requests', heading: 'Requests' },
  { area: 'account settings', as: 'client@meridian.example', path: '/changePassword', heading: 'Change password' },
  { area: 'the desk', as: 'pm@portolan.example', path: '/desk', heading: 'Desk' },
  { area: 'staff dashboards', as: 'pm@portolan.example', path: '/DASHBOARD', heading: 'Starts by vertical' },
]

describe('the portal', () => {
  it('SHELL-01 serves customers and staff in a browser, each area with its own page', async ({ openAgain }) => {
    for (const { as, path, heading, area } of areas) {
      const page = await openAgain({ as })
      await openPage(page, path)
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
      expect(new URL(page.url()).pathname, area).toBe(path)
    }
    const missing = await fetch(`${portalUrl()}/noSuchArea`, { headers: { accept: 'text/html' } })
    expect(missing.status).toBe(404)
  })
})
