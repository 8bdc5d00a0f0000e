import { describe, expect, it } from 'vitest'
import { portalUrl } from './portal-url.ts'

/** Where each thing that the portal covers has its page. */
const areas = {
  'request creation': '/createProject',
  'quote review': '/quotes/00000000-0000-4000-8000-000000000000',
  'download of translated files': '/requests/00000000-0000-4000-8000-000000000000',
  'machine translation of text': '/machineTranslation/textTranslation',
  'machine translation of files': '/machineTranslation/fileTranslation',
  'machine translation of media': '/machineTranslation/mediaTranslation',
  reports: '/reports',
  'procurement integration': '/coupa',
  'account settings': '/changePassword',
  'staff dashboards': '/DASHBOARD',
}

describe('the portal', () => {
  it('SHELL-01 SHELL-02 serves customers and staff in a browser and has a page for each area', async () => {
    for (const [area, path] of Object.entries(areas)) {
      const reply = await fetch(portalUrl() + path, { headers: { accept: 'text/html' } })
      expect([area, reply.status, reply.headers.get('content-type')]).toEqual([area, 200, 'text/html; charset=utf-8'])
      expect(await reply.text()).toContain('<div id="root">')
    }
    const missing = await fetch(`${portalUrl()}/noSuchArea`, { headers: { accept: 'text/html' } })
    expect(missing.status).toBe(404)
  })
})
