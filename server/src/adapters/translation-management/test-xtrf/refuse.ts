import type { IncomingMessage } from 'node:http'
import { acceptHeader, allXtrfCalls, type XtrfCall } from '../xtrf-calls.ts'

/** An error response with its status. */
export class XtrfTestError extends Error {
  readonly status: number
  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

export type MatchedCall = { readonly call: XtrfCall; readonly values: readonly string[]; readonly url: URL }

/** Rejects what XTRF would reject: a wrong key, an unknown path or method, another Accept header. */
export function match(request: IncomingMessage, token: string): MatchedCall {
  if (request.headers['x-auth-access-token'] !== token) throw new XtrfTestError(401, 'The key is not good.')
  const url = new URL(request.url ?? '/', 'http://xtrf.example')
  const matches = allXtrfCalls.flatMap((call) => {
    const values = patternOf(call).exec(url.pathname)
    return values ? [{ call, values: values.slice(1).map(decodeURIComponent), url }] : []
  })
  if (matches.length === 0) throw new XtrfTestError(404, `There is no ${url.pathname}.`)
  // A fixed word in a path wins over an id.
  const matched = matches
    .filter(({ call }) => call.method === request.method)
    .toSorted((first, second) => first.values.length - second.values.length)[0]
  if (!matched) throw new XtrfTestError(405, `${url.pathname} takes no ${request.method}.`)
  if (request.headers.accept !== acceptHeader(matched.call))
    throw new XtrfTestError(406, `It does not give ${request.headers.accept}.`)
  checkShape(matched.call.query ?? {}, Object.fromEntries(url.searchParams), true)
  return matched
}

const patternOf = ({ path }: XtrfCall): RegExp => new RegExp(`^/home-api${path.replace(/\{\w+\}/g, '([^/]+)')}$`)

export function checkBody(call: XtrfCall, contentType: string | undefined, text: string): Record<string, unknown> {
  if (!call.body) {
    if (text !== '') throw new XtrfTestError(400, 'It takes no body.')
    return {}
  }
  if (!contentType?.startsWith('application/json')) throw new XtrfTestError(415, `It takes no ${contentType}.`)
  const body = JSON.parse(text) as Record<string, unknown>
  checkShape(call.body, body, false)
  return body
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value)
const isList = (value: unknown, isGood: (each: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isGood)

const checks: Record<string, (value: unknown) => boolean> = {
  any: (value) => value !== undefined && value !== null && !Number.isNaN(value),
  integer: isInteger,
  string: (value) => typeof value === 'string',
  integers: (value) => Array.isArray(value) && value.every(isInteger),
  files: (value) => isList(value, (each) => typeof each.fileId === 'string' && hasCategory(each)),
  fileLinks: (value) =>
    isList(value, (each) => URL.canParse(String(each.url)) && typeof each.filename === 'string' && hasCategory(each)),
}

/** A category is required. Languages are numbers. */
const hasCategory = ({ category, languageIds = [] }: Record<string, unknown>): boolean =>
  typeof category === 'string' && category !== '' && Array.isArray(languageIds) && languageIds.every(isInteger)

function checkShape(shape: NonNullable<XtrfCall['body']>, sent: Record<string, unknown>, isText: boolean): void {
  for (const key of Object.keys(sent)) if (!(key in shape)) throw new XtrfTestError(400, `It knows no ${key}.`)
  for (const [key, type] of Object.entries(shape)) {
    const value = isText && type === 'integer' ? Number(sent[key]) : sent[key]
    if (!checks[type]?.(value)) throw new XtrfTestError(400, `${key} is no ${type}.`)
  }
}
