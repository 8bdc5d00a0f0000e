import * as z from 'zod/mini'
import { ClientNumber } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { dashboardRoles } from '../roles.ts'
import {
  DeskKind,
  DeskNeed,
  DeskOrder,
  DeskOrderSummary,
  DeskQueue,
  DeskQueueOrAll,
  DeskSort,
  Person,
  VerticalOrNone,
} from './desk.ts'

const access = { roles: dashboardRoles }
const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

export const listDeskOrders = endpoint({
  name: 'listDeskOrders',
  summary: 'List the orders of a queue, earliest due first, or all open ones, latest first',
  tag: 'desk',
  method: 'GET',
  path: '/desk/orders',
  access,
  query: z.object({
    queue: DeskQueueOrAll,
    need: z.optional(DeskNeed),
    kind: z.optional(DeskKind),
    vertical: z.optional(VerticalOrNone),
    clientId: z.optional(ClientNumber),
    /** Only orders assigned to the caller. */
    isMine: z.optional(z.stringbool()),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    sort: z.optional(DeskSort),
    pageToken: z.optional(z.string().check(z.maxLength(500))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  reply: z.object({ items: z.array(DeskOrderSummary), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { queue: 'TO_PRICE', pageSize: 25 } },
})

const QueueCount = z.object({ queue: DeskQueue, orders: z.int() })

export const countDeskOrders = endpoint({
  name: 'countDeskOrders',
  summary: 'Count the orders of each queue, of all clients or one',
  tag: 'desk',
  method: 'GET',
  path: '/desk/counts',
  access,
  query: z.object({ isMine: z.optional(z.stringbool()), clientId: z.optional(ClientNumber) }),
  reply: z.object({
    /** Counts stop at 10,000. */
    items: z.array(QueueCount),
    /** Whose orders are counted; null for those of all clients. */
    client: z.nullable(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: [],
  example: { query: { isMine: 'true' } },
})

export const searchDeskOrders = endpoint({
  name: 'searchDeskOrders',
  summary:
    'Find orders of all queues by number, name, company, requester, email address or purchase order, and clients by name',
  tag: 'desk',
  method: 'GET',
  path: '/desk/search',
  access,
  query: z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  reply: z.object({
    /** At most 20; an exact number first, then open orders, the latest first. */
    items: z.array(DeskOrderSummary),
    /** How many each queue has; queues without any are left out. Counts stop at 1,000. */
    queues: z.array(QueueCount),
    /** At most 5; none for callers who may not read rates. */
    clients: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: [],
  example: { query: { search: 'Harbor' } },
})

/** Orders of one kind that need someone; `mine` are those assigned to the caller. */
export const DeskTask = z.object({
  queue: DeskQueueOrAll,
  need: z.nullable(DeskNeed),
  /** Null: of both kinds. */
  kind: z.nullable(DeskKind),
  orders: z.int(),
  mine: z.int(),
})
export type DeskTask = z.infer<typeof DeskTask>

export const getDeskOverview = endpoint({
  name: 'getDeskOverview',
  summary: 'Count the orders that need someone, in the order in which they matter to the role of the caller',
  tag: 'desk',
  method: 'GET',
  path: '/desk/overview',
  access,
  /** Counts stop at 10,000. Kinds without any order are left out. */
  reply: z.object({ items: z.array(DeskTask) }),
  refusals: [],
  example: {},
})

export const listDeskPeople = endpoint({
  name: 'listDeskPeople',
  summary: 'List the people work can be assigned to',
  tag: 'desk',
  method: 'GET',
  path: '/desk/people',
  access,
  reply: z.object({
    projectManagers: z.array(Person),
    coordinators: z.array(Person),
    qaSpecialists: z.array(Person),
  }),
  refusals: [],
  example: {},
})

export const getDeskOrder = endpoint({
  name: 'getDeskOrder',
  summary: 'Get an order with its request, quote, QA jobs and allowed actions, by order id or request id',
  tag: 'desk',
  method: 'GET',
  path: '/desk/orders/{id}',
  access,
  params: Id,
  reply: DeskOrder,
  refusals: ['order_not_found'],
  example: { params: id },
})
