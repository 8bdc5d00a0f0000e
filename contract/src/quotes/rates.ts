import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { moneyUpTo } from './money.ts'
import { flatPriceInCents, PriceUnit, Quantity, UnitPrice } from './quotes.ts'

/** The values of a rate, without the rule between them. */
export const RateFields = z.object({
  sourceLanguageId: z.string().check(z.minLength(1), z.maxLength(20)),
  targetLanguageId: z.string().check(z.minLength(1), z.maxLength(20)),
  /** Words and pages are counted. Hours and minutes are not, so staff enter how many there are. */
  unit: PriceUnit,
  unitPrice: UnitPrice.check(z.maximum(10_000)),
  /** The fewest units that are billed per language; without meaning for a flat price. */
  minimumQuantity: Quantity.check(z.maximum(1_000_000)),
  /** Price multiplier for rush jobs. */
  rushFactor: z.number().check(z.minimum(1), z.maximum(10), z.multipleOf(0.01)),
  pagesPerDay: z.int().check(z.minimum(1), z.maximum(10_000)),
})

/** A client's price for one language pair. */
export const Rate = RateFields.check(flatPriceInCents)
export type Rate = z.infer<typeof Rate>

const MinimumCharge = moneyUpTo(10_000)
const Rates = z.object({ rates: z.array(Rate).check(z.maxLength(5000)) })
export const SavedRates = z.extend(Rates, { minimumCharge: z.optional(MinimumCharge) })
export type SavedRates = z.infer<typeof SavedRates>
const ofClient = {
  tag: 'quotes',
  path: '/desk/clients/{id}/rates',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  reply: z.extend(Rates, {
    client: z.object({ id: z.int(), name: z.string() }),
    /** What each language of a quote costs at least; 0 if there is no minimum. */
    minimumCharge: MinimumCharge,
  }),
  refusals: ['client_not_found'],
} as const

const readers = ['ADMIN', 'POWER_USER', 'QUOTER', 'CLIENT_MANAGER', 'PROJECT_COORDINATOR'] as const

export const listClientsWithRates = endpoint({
  name: 'listClientsWithRates',
  summary: 'List the clients that have rates, by name',
  tag: 'quotes',
  method: 'GET',
  path: '/desk/rates',
  access: { roles: [...readers] },
  reply: z.object({ clients: z.array(z.object({ id: z.int(), name: z.string(), rates: z.int() })) }),
  refusals: [],
  example: { reply: { clients: [{ id: 1001, name: 'Harbor Health', rates: 14 }] } },
})

export const listRates = endpoint({
  ...ofClient,
  name: 'listRates',
  summary: 'List the rates of a client by language pair',
  method: 'GET',
  access: { roles: [...readers] },
  example: { params: { id: 1001 } },
})

export const saveRates = endpoint({
  ...ofClient,
  name: 'saveRates',
  summary: 'Replace all rates of a client, and its minimum charge. Existing quotes keep their prices',
  method: 'POST',
  access: { roles: ['ADMIN', 'POWER_USER', 'QUOTER'] },
  /** Without a minimum charge, it stays as it is. */
  body: SavedRates,
  example: {
    params: { id: 1001 },
    body: {
      minimumCharge: 25,
      rates: [
        {
          sourceLanguageId: 'enu',
          targetLanguageId: 'esm',
          unit: 'WORD',
          unitPrice: 0.125,
          minimumQuantity: 250,
          rushFactor: 1.5,
          pagesPerDay: 8,
        },
      ],
    },
  },
})
