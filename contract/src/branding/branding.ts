import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The provider's public details. */
export const Branding = z.object({
  providerName: z.string(),
  logoUrl: z.nullable(z.string()),
  contactEmail: z.string(),
  contactPhone: z.string(),
  invoicesPortalUrl: z.nullable(z.string()),
  interpretingPortalUrl: z.nullable(z.string()),
  /** True if the demo provider is loaded. Its emails can be read at /outbox. */
  isDemo: z.boolean(),
  /** True if the demo is reachable from other machines. Pages say so, and only staff can read /outbox. */
  isPublicDemo: z.boolean(),
  /** Total size of the files of one request for signed-in users; null for no limit. */
  uploadTotalBytes: z.nullable(z.int()),
  /** True if visitors see an estimated price in the request form, at the rates for walk-in clients. */
  hasVisitorEstimates: z.boolean(),
  /** Where the provider works, an IANA name. Days are days there. */
  timeZone: z.string(),
  /** The OpenID issuer that signs people in, and the portal's client id there. */
  signIn: z.object({ authority: z.string(), clientId: z.string() }),
})
export type Branding = z.infer<typeof Branding>

export const getBranding = endpoint({
  name: 'getBranding',
  summary: "Get the provider's name, logo, contacts and portal addresses",
  tag: 'provider',
  method: 'GET',
  path: '/branding',
  access: 'anyone',
  reply: Branding,
  refusals: [],
  example: {
    reply: {
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
      timeZone: 'America/New_York',
      signIn: { authority: 'https://portal.example/oidc', clientId: 'portal' },
    },
  },
})

export const getAuthorizationUrl = endpoint({
  name: 'getAuthorizationUrl',
  summary: 'Get the address of the translation management dashboard for the current user',
  tag: 'provider',
  method: 'GET',
  path: '/xtrf/authorizationUrl',
  access: 'signed-in',
  reply: z.object({ authUrl: z.string() }),
  refusals: [],
  example: { reply: { authUrl: 'https://portal.example/requests' } },
})
