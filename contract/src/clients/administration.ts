import * as z from 'zod/mini'
import { Address } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { BillingContact, InvoiceReferences } from '../quotes/quotes.ts'
import { ClientId, ClientParams, ClientStatus } from './clients.ts'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Such as harbor.example. Domains of other scripts are typed in their ASCII form. */
const Domain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Invalid email domain'))

/** Where invoices go, and what they name. Any part may be empty. */
const ClientBilling = z.object({ contact: BillingContact, vatNumber: InvoiceReferences.shape.vatNumber })
export type ClientBilling = z.output<typeof ClientBilling>

/** A client as administrators see it, without what has pages of its own: rates, machine translation and users. */
export const ClientOverview = z.object({
  clientId: ClientId,
  status: ClientStatus,
  clientName: z.string(),
  companyName: z.string(),
  emailDomains: z.array(z.string()),
  /** Where its people create accounts; null if it takes no sign-ups. A path of the portal. */
  signUpPath: z.nullable(z.string()),
  /** Printed on quotes, and filled in where the client's people choose how to pay. */
  billing: z.object({ contact: Address, vatNumber: z.string() }),
  /** Null unless a procurement system is connected. */
  procurement: z.nullable(
    z.object({
      /** How the system names itself in cXML; null for TradeCentric. */
      identity: z.nullable(z.string()),
      returnHosts: z.array(z.string()),
    }),
  ),
})
export type ClientOverview = z.infer<typeof ClientOverview>

const forAdministrators = { tag: 'clients', access: { roles: ['ADMIN'] }, reply: ClientOverview } as const
const base = '/desk/clients' as const

export const getClientOverview = endpoint({
  ...forAdministrators,
  name: 'getClientOverview',
  summary: 'Get the names, email domains, sign-up link, billing details and procurement system of a client',
  method: 'GET',
  path: `${base}/{clientId}`,
  params: ClientParams,
  refusals: ['client_not_found'],
  example: { params: { clientId: 1001 } },
})

export const NewClient = z.object({
  clientName: Name,
  /** The legal name, for forms and emails. */
  companyName: Name,
  /** People with an address of these domains may sign up. Without any, only by the link. */
  emailDomains: z.array(Domain).check(z.maxLength(20)),
  /** Left out: empty for a new client, and unchanged for another. */
  billing: z.optional(ClientBilling),
})
export type NewClient = z.infer<typeof NewClient>

export const addClient = endpoint({
  ...forAdministrators,
  name: 'addClient',
  summary: 'Add a client with the usual settings. Its people create their accounts by its domains or its link',
  method: 'POST',
  path: base,
  idempotent: true,
  body: NewClient,
  status: 201,
  refusals: ['conflict'],
  example: {
    body: { clientName: 'Northwind', companyName: 'Northwind Traders, Inc.', emailDomains: ['northwind.example'] },
  },
})

export const ClientChange = z.extend(NewClient, { status: ClientStatus })
export type ClientChange = z.infer<typeof ClientChange>

export const changeClient = endpoint({
  ...forAdministrators,
  name: 'changeClient',
  summary: 'Change the names, email domains, billing details and status of a client. Users keep their accounts',
  method: 'POST',
  path: `${base}/{clientId}/actions/change`,
  params: ClientParams,
  body: ClientChange,
  refusals: ['client_not_found', 'conflict'],
  example: {
    params: { clientId: 1001 },
    body: {
      clientName: 'Harbor Health',
      companyName: 'Harbor Health, Inc.',
      emailDomains: ['harbor.example'],
      status: 'INACTIVE',
    },
  },
})

export const ListedClient = z.object({
  clientId: ClientId,
  clientName: z.string(),
  status: ClientStatus,
  userCount: z.int(),
  /** When its latest request was made; null before the first one. */
  lastRequestAt: z.nullable(z.iso.datetime()),
})
export type ListedClient = z.infer<typeof ListedClient>

/** The columns clients can be sorted by; descending with a minus sign. */
export const ClientSort = z.enum([
  ...(['clientName', 'status', 'userCount', 'lastRequestAt'] as const),
  ...(['-clientName', '-status', '-userCount', '-lastRequestAt'] as const),
])
export type ClientSort = z.infer<typeof ClientSort>

export const listClients = endpoint({
  tag: 'clients',
  access: { roles: ['ADMIN'] },
  name: 'listClients',
  summary: 'List all clients with their status, users and latest request, sorted by name or another column',
  method: 'GET',
  path: base,
  query: z.object({ ...pageQuery, sort: z._default(ClientSort, 'clientName') }),
  reply: z.object({ items: z.array(ListedClient), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { search: 'harbor', sort: '-lastRequestAt' } },
})
