import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { forAdministrators } from './calls.ts'

/** A calendar month of the provider, as YYYY-MM. */
const Month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

const amounts = { characters: z.int(), cost: z.number() }

/** Costs are in US dollars, with fractions of a cent. */
export const UsageRow = z.object({ clientId: z.int(), clientName: z.string(), engine: z.string(), ...amounts })
export type UsageRow = z.infer<typeof UsageRow>

export const TranslationUsage = z.object({
  month: Month,
  /** The months that have any usage, the latest first. */
  months: z.array(Month),
  /** The most expensive first. */
  rows: z.array(UsageRow),
  /** The file has them all. */
  hasMoreRows: z.boolean(),
  engines: z.array(z.object({ engine: z.string(), ...amounts })),
  total: z.object(amounts),
})
export type TranslationUsage = z.infer<typeof TranslationUsage>

export const getTranslationUsage = endpoint({
  ...forAdministrators,
  name: 'getTranslationUsage',
  summary: 'Get the characters and the cost of a month per client and engine. Without a month it is the current one',
  method: 'GET',
  path: '/desk/machineTranslation/usage',
  query: z.object({ month: z.optional(Month) }),
  reply: TranslationUsage,
  refusals: [],
  example: {
    query: { month: '2026-10' },
    reply: {
      month: '2026-10',
      months: ['2026-10', '2026-09'],
      rows: [{ clientId: 1001, clientName: 'Harbor Health', engine: 'deepl', characters: 120_000, cost: 2.4 }],
      hasMoreRows: false,
      engines: [{ engine: 'deepl', characters: 120_000, cost: 2.4 }],
      total: { characters: 120_000, cost: 2.4 },
    },
  },
})

export const exportTranslationUsage = endpoint({
  ...forAdministrators,
  name: 'exportTranslationUsage',
  summary: 'Get a temporary address for downloading the usage of all months as CSV',
  method: 'GET',
  path: '/desk/machineTranslation/usage/csv',
  reply: z.object({ downloadUrl: z.string() }),
  refusals: [],
  example: {},
})
