import type { PresignedPost } from '@portolan/contract/files/files'
import type { NewJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Database } from '../tables/database.ts'

export const english = { id: 'enu', name: 'English (United States)' }
export const french = { id: 'fra', name: 'French (France)' }

export const asJson = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export type Call = (path: string, init?: RequestInit) => Promise<Response>

/** Uploads as a browser does and returns the key. */
export async function upload(call: Call, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const reply = await call('/tempFiles/actions/createPresignedPost', { method: 'POST' })
  const { url, fields } = (await reply.json()) as PresignedPost
  await send({ url, fields }, name, content)
  return (fields.key ?? '').replace('${filename}', name)
}

export async function send({ url, fields }: PresignedPost, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([content]), name)
  const reply = await fetch(url, { method: 'POST', body: form })
  if (!reply.ok) throw new Error(`The upload answered ${reply.status}`)
}

/** A request that Meridian's form would send: for a quote, from English to French. */
export const draft = (files: NewJobRequest['files'], more: Partial<NewJobRequest> = {}): NewJobRequest => ({
  origination: 'WEBFORM',
  name: 'Policy terms',
  requestType: 'QUOTE_REQUEST',
  sourceLanguage: english,
  targetLanguages: [french],
  files,
  fileLinks: [],
  customFields: [],
  notes: '',
  ...more,
})

export const source = (fileName: string, fileKey: string) => ({
  fileName,
  fileKey,
  category: 'SOURCE_DOCUMENT' as const,
})

export async function created(reply: Response): Promise<JobRequest> {
  if (reply.status !== 201) throw new Error(`The request answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as JobRequest
}

/** Reads the code that was mailed to an address from its job. */
export async function mailedCode({ db }: { readonly db: Database }, email: string): Promise<string> {
  const rows = await db.selectFrom('job').selectAll().orderBy('created_at', 'desc').execute()
  const job = rows.find(
    (row) => JSON.stringify(row).includes(email) && JSON.stringify(row).includes('verification-code'),
  )
  const code = /"code":\s*"([A-Z0-9]{6})"/.exec(JSON.stringify(job))?.[1]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** The status, the code and what is wrong with which field. */
export async function refusal(reply: Response): Promise<(string | number)[]> {
  const body = (await reply.json()) as { errorCode: string; fields?: { path: string; message: string }[] }
  return [reply.status, body.errorCode, ...(body.fields ?? []).map(({ path, message }) => `${path}: ${message}`)]
}
