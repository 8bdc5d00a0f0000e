/** The type of each value in a body or a query. */
type Shape = Readonly<Record<string, 'integer' | 'string' | 'any' | 'integers' | 'files' | 'fileLinks'>>

export type XtrfCall = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** As in XTRF's documentation, below `/home-api`. */
  readonly path: string
  readonly query?: Shape
  readonly body?: Shape
  /** A multipart form with one file. */
  readonly isUpload?: true
}

/** Each kind has its own ids. Classic projects and quotes are not supported. */
export type SmartKind = 'smart-project' | 'smart-quote'

const value = { value: 'string' } as const
const moment = { value: 'integer' } as const
const status = { status: 'string' } as const

/** All calls of XTRF's Home API that the portal makes, except those in `orderCalls`. */
export const xtrfCalls = {
  createProject: {
    method: 'POST',
    path: '/v2/projects',
    body: { clientId: 'integer', serviceId: 'integer', name: 'string', externalId: 'string' },
  },
  findProject: { method: 'GET', path: '/v2/projects/for-external-id/{externalProjectId}' },
  listProjectIds: { method: 'GET', path: '/projects/ids', query: { updatedSince: 'integer' } },
  createQuote: {
    method: 'POST',
    path: '/v2/quotes',
    body: { clientId: 'integer', serviceId: 'integer', name: 'string' },
  },
  listQuoteIds: { method: 'GET', path: '/quotes/ids', query: { updatedSince: 'integer' } },
  getQuoteFinance: { method: 'GET', path: '/v2/quotes/{quoteId}/finance' },
  setProjectDeadline: { method: 'PUT', path: '/v2/projects/{projectId}/clientDeadline', body: moment },
  setQuoteDelivery: { method: 'PUT', path: '/v2/quotes/{quoteId}/expectedDeliveryDate', body: moment },
  addProjectLinks: {
    method: 'POST',
    path: '/v2/projects/{projectId}/files/addLink',
    body: { fileLinks: 'fileLinks' },
  },
  listDeliverables: { method: 'GET', path: '/v2/projects/{projectId}/files/deliverable' },
  download: { method: 'GET', path: '/v2/projects/files/{fileId}/download/{fileName}' },
  getCustomer: { method: 'GET', path: '/customers/{customerId}', query: { embed: 'string' } },
  createAccessToken: { method: 'POST', path: '/customers/persons/accessToken', body: { loginOrEmail: 'string' } },
  listSubscriptions: { method: 'GET', path: '/subscription' },
  subscribe: { method: 'POST', path: '/subscription', body: { event: 'string', url: 'string' } },
} as const satisfies Record<string, XtrfCall>

/** Calls that projects and quotes share. */
const orderCalls = {
  get: { method: 'GET', path: '' },
  setStatus: { method: 'PUT', path: '/status', body: status },
  setSourceLanguage: { method: 'PUT', path: '/sourceLanguage', body: { sourceLanguageId: 'integer' } },
  setTargetLanguages: { method: 'PUT', path: '/targetLanguages', body: { targetLanguageIds: 'integers' } },
  setSpecialization: { method: 'PUT', path: '/specialization', body: { specializationId: 'integer' } },
  setClientNotes: { method: 'PUT', path: '/clientNotes', body: value },
  setInternalNotes: { method: 'PUT', path: '/internalNotes', body: value },
  setReference: { method: 'PUT', path: '/clientReferenceNumber', body: value },
  setContacts: { method: 'PUT', path: '/clientContacts', body: { primaryId: 'integer' } },
  listFields: { method: 'GET', path: '/customFields' },
  setField: { method: 'PUT', path: '/customFields/{key}', body: { value: 'any' } },
  listFiles: { method: 'GET', path: '/files' },
  upload: { method: 'POST', path: '/files/upload', isUpload: true },
  addFiles: { method: 'PUT', path: '/files/add', body: { files: 'files' } },
} as const satisfies Record<string, XtrfCall>

export const orderCall = (kind: SmartKind, name: keyof typeof orderCalls): XtrfCall => {
  const base = kind === 'smart-project' ? '/v2/projects/{projectId}' : '/v2/quotes/{quoteId}'
  return { ...orderCalls[name], path: base + orderCalls[name].path }
}

const orderCallNames = Object.keys(orderCalls) as (keyof typeof orderCalls)[]

export const allXtrfCalls: readonly XtrfCall[] = [
  ...Object.values(xtrfCalls),
  ...orderCallNames.map((name) => orderCall('smart-project', name)),
  ...orderCallNames.map((name) => orderCall('smart-quote', name)),
]

/** XTRF requires these exact Accept headers. */
export function acceptHeader({ path }: XtrfCall): string {
  if (path === xtrfCalls.download.path) return '*/*'
  return path.startsWith('/v2/') ? 'application/json;charset=UTF-8' : 'application/vnd.xtrf-v1+json;charset=UTF-8'
}
