import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp({ INVOICES_PORTAL_URL: 'https://invoices.example/', PROVIDER_NAME: 'Sextant & Co.' })
})
afterAll(() => portal.close())

it("shows the provider's settings to anyone", async () => {
  const reply = await portal.anyone('/branding')
  expect(await reply.json()).toEqual({
    providerName: 'Sextant & Co.',
    logoUrl: null,
    contactEmail: 'support@portolan.example',
    contactPhone: '+1 555 0100',
    invoicesPortalUrl: 'https://invoices.example/',
    interpretingPortalUrl: null,
    isDemo: true,
    isPublicDemo: false,
    uploadTotalBytes: null,
    hasVisitorEstimates: false,
    timeZone: 'UTC',
    signIn: { authority: `${portal.config.origin}/oidc`, clientId: 'portal' },
  })
})
