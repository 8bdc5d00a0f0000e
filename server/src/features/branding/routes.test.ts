import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestHouse, testHouse } from '../../testing/test-app.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ INVOICES_PORTAL_URL: 'https://invoices.example/', PROVIDER_NAME: 'Sextant & Co.' })
})
afterAll(() => house.close())

it('shows anyone what the provider set', async () => {
  const reply = await house.anyone('/branding')
  expect(await reply.json()).toEqual({
    providerName: 'Sextant & Co.',
    logoUrl: null,
    contactEmail: 'support@portolan.example',
    contactPhone: '+1 555 0100',
    invoicesPortalUrl: 'https://invoices.example/',
    interpretingPortalUrl: 'https://interpreting.portolan.example/',
    isDemo: true,
    isPublicDemo: false,
    uploadTotalBytes: null,
    signIn: { authority: `${house.config.origin}/oidc`, clientId: 'portal' },
  })
})
