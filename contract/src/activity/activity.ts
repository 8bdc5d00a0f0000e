import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Origination } from '../job-requests/requests.ts'
import { ActivityGroup, ActivityKind } from './kinds.ts'

export const ActivityEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: ActivityKind,
  by: z.object({
    /** VISITOR: someone who was not signed in. PORTAL: no person. */
    type: z.enum(['MEMBER', 'STAFF', 'VISITOR', 'PORTAL']),
    /** Empty for the portal, and for an account that is gone. */
    name: z.string(),
    /** The provider's staff acted in the name of this person. */
    isImpersonated: z.boolean(),
  }),
  request: z.nullable(z.object({ id: z.uuid(), number: z.string(), name: z.string(), origination: Origination })),
  /** What else was involved: the name of a file, a person or a glossary, or an email address; else empty. */
  object: z.string(),
  /** How many things were involved. */
  count: z.int(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

const filters = {
  personId: z.optional(z.uuid()),
  group: z.optional(ActivityGroup),
  fromDay: z.optional(z.iso.date()),
  toDay: z.optional(z.iso.date()),
}
export const ActivityFilters = z.object(filters)
export type ActivityFilters = z.infer<typeof ActivityFilters>

export const activityPageSizes = [25, 50, 100] as const

/** For CLIENT users whose client lets them manage the organization. */
const ofOrganization = { tag: 'organization', access: { roles: ['CLIENT'] } } as const
const query = { group: 'DOWNLOADS', fromDay: '2026-11-01', toDay: '2026-11-30' } as const

export const listActivity = endpoint({
  ...ofOrganization,
  name: 'listActivity',
  summary: 'List what was done in the organization, newest first',
  method: 'GET',
  path: '/userAccount/organizationActivity',
  query: z.object({
    ...filters,
    pageToken: z.optional(z.string().check(z.maxLength(500))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  reply: z.object({ items: z.array(ActivityEntry), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: {
    query: { ...query, pageSize: 25 },
    reply: {
      items: [
        {
          id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13',
          at: '2026-11-16T09:00:00.000Z',
          kind: 'FILE_DOWNLOADED',
          by: { type: 'MEMBER', name: 'Helen Marsh', isImpersonated: false },
          request: {
            id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
            number: 'R-2026-00017',
            name: 'Contract',
            origination: 'WEBFORM',
          },
          object: 'contract_de.docx',
          count: 1,
        },
      ],
      nextPageToken: null,
    },
  },
})

export const exportActivity = endpoint({
  ...ofOrganization,
  name: 'exportActivity',
  summary: 'Get a temporary address for downloading the activity log as CSV',
  method: 'GET',
  path: '/userAccount/organizationActivity/csv',
  query: ActivityFilters,
  reply: z.object({ downloadUrl: z.string() }),
  refusals: [],
  example: { query, reply: { downloadUrl: '/download/activity?until=1763461800&proof=AZfxwn0M' } },
})
