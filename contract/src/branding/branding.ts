import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** What a page shows of the provider. */
export const Branding = z.object({
  providerName: z.string(),
  logoUrl: z.nullable(z.string()),
  contactEmail: z.string(),
  contactPhone: z.string(),
  invoicesPortalUrl: z.nullable(z.string()),
  interpretingPortalUrl: z.nullable(z.string()),
  /** True where the demo provider is loaded: its mails can be read at /outbox. */
  isDemo: z.boolean(),
  /** True where others than this machine can reach the demo: pages say so, and only staff read /outbox. */
  isPublicDemo: z.boolean(),
  /** What one request may hold, of someone who is signed in; null for any amount. */
  uploadTotalBytes: z.nullable(z.int()),
  /** The OpenID issuer that pages send people to, and what it knows the portal as. */
  signIn: z.object({ authority: z.string(), clientId: z.string() }),
})
export type Branding = z.infer<typeof Branding>

export const getBranding = endpoint({
  name: 'getBranding',
  summary: "The provider's name, logo, contacts and portals",
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
      signIn: { authority: 'https://portal.example/oidc', clientId: 'portal' },
    },
  },
})

export const getAuthorizationUrl = endpoint({
  name: 'getAuthorizationUrl',
  summary: 'Where the translation-management dashboard opens for the signed-in user',
  tag: 'provider',
  method: 'GET',
  path: '/xtrf/authorizationUrl',
  access: 'signed-in',
  reply: z.object({ authUrl: z.string() }),
  refusals: [],
  example: { reply: { authUrl: 'https://portal.example/requests' } },
})
