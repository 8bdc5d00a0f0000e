import * as z from 'zod/mini'
import { ClientId, CustomFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { uploadLimits } from '../files/files.ts'
import { TextCount } from '../job-requests/requests.ts'
import { Money } from './money.ts'
import { QuoteLine, RateType } from './quotes.ts'

const EstimatedFile = z.object({
  fileKey: z.string(),
  status: z.enum(['COUNTING', 'COUNTED', 'UNCOUNTABLE']),
  count: z.nullable(TextCount),
})

/** The estimated price of a request before it is submitted. */
export const Estimate = z.object({
  files: z.array(EstimatedFile),
  /** Text and files together, for one language; null until all are counted. */
  count: z.nullable(TextCount),
  /** Null if something cannot be counted, or the client has no rate for a language. */
  price: z.nullable(Money),
  rateType: RateType,
  lines: z.array(QuoteLine),
  expectedDelivery: z.nullable(z.iso.datetime({ offset: true })),
})
export type Estimate = z.infer<typeof Estimate>

/** Longer texts are not estimated while they are typed. */
export const estimatedTextMaxLength = 100_000

const FileKey = z.string().check(z.minLength(1), z.maxLength(1000))
const wish = {
  /** Required unless there is a text. */
  fileKeys: z.array(FileKey).check(z.maxLength(200)),
  /** A typed text, counted as if it were a file. */
  text: z.optional(z.string().check(z.maxLength(estimatedTextMaxLength))),
  sourceLanguageId: z.string().check(z.maxLength(20)),
  targetLanguageIds: z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(400)),
}

const EstimateWish = z.object({
  ...wish,
  /** One of the user's organizations. Defaults to the current one. */
  clientId: z.optional(ClientId),
  customFields: z.array(CustomFieldValue).check(z.maxLength(200)),
})
export type EstimateWish = z.infer<typeof EstimateWish>

const VisitorEstimateWish = z.object({
  ...wish,
  fileKeys: z.array(FileKey).check(z.maxLength(uploadLimits.anonymous.files)),
})
export type VisitorEstimateWish = z.infer<typeof VisitorEstimateWish>

export const estimateRequest = endpoint({
  name: 'estimateRequest',
  summary:
    "Count uploads or a text and price them at the organization's rates. Repeat the call while files are counted",
  tag: 'quotes',
  method: 'POST',
  path: '/jobRequests/actions/estimate',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: EstimateWish,
  reply: Estimate,
  refusals: ['client_not_found', 'client_inactive', 'file_not_found'],
  example: {
    body: {
      fileKeys: ['temp/0197…/letter.docx'],
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
      customFields: [],
    },
  },
})

export const estimateForVisitor = endpoint({
  name: 'estimateForVisitor',
  summary: 'Estimate a request of a visitor at the rates for walk-in clients, if the provider offers it',
  tag: 'quotes',
  method: 'POST',
  path: '/jobRequests/actions/unauthenticatedEstimate',
  access: 'anyone',
  body: VisitorEstimateWish,
  reply: Estimate,
  refusals: ['estimates_disabled', 'file_not_found'],
  example: { body: { fileKeys: [], text: 'Good morning.', sourceLanguageId: 'enu', targetLanguageIds: ['esm'] } },
})
