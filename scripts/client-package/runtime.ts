type Given = string | (() => string | undefined | Promise<string | undefined>)

export type ClientOptions = {
  /** Where the API begins, such as `https://portal.example/api`. */
  readonly baseUrl: string
  /** An API key, or the id token of the signed-in user; or what gives the current one. */
  readonly token?: Given | undefined
  /** The username of the user to act as; administrators only. */
  readonly usernameOverride?: Given | undefined
  /** What to call instead of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** The message an error of that status carries for this call, instead of the usual one. */
  readonly statusMessages?: Readonly<Record<number, string>> | undefined
}

export type CreateOptions = CallOptions & {
  /** Sent again with the same key, a create answers what the first call did. */
  readonly idempotencyKey?: string | undefined
}

export type ErrorBody = {
  readonly message: string
  readonly errorCode: string
  /** The values of the message. */
  readonly params?: Readonly<Record<string, unknown>>
  readonly fields?: readonly {
    readonly path: string
    readonly code: string
    readonly params?: Readonly<Record<string, unknown>>
    readonly message: string
  }[]
  /** How long to wait, with status 429. */
  readonly retryAfterSeconds?: number
}

/** Thrown for every answer that is not OK. */
export class PortolanError extends Error {
  override readonly name: string = 'PortolanError'
  readonly status: number
  /** What the portal answered: a sentence for people and a code for programs. */
  readonly body: ErrorBody | undefined

  constructor(status: number, message: string, body: ErrorBody | undefined) {
    super(message)
    this.status = status
    this.body = body
  }
}

export type Operation = {
  readonly method: string
  readonly path: string
  readonly statusMessages?: Readonly<Record<number, string>>
}

type Values = Readonly<Record<string, unknown>>
type Call = { readonly params?: Values; readonly query?: Values; readonly body?: unknown }

const usualMessages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** A function for every operation. */
export function connect(
  operations: Readonly<Record<string, Operation>>,
  client: ClientOptions,
): Record<string, (call?: Call, options?: CreateOptions) => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (call: Call = {}, options: CreateOptions = {}) => send(operation, client, call, options),
    ]),
  )
}

async function send(operation: Operation, client: ClientOptions, call: Call, options: CreateOptions): Promise<unknown> {
  const { params = {}, query = {}, body } = call
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${(await give(client.token)) ?? ''}`,
  })
  const username = await give(client.usernameOverride)
  if (username) headers.set('x-username-override', username)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (body !== undefined) headers.set('content-type', 'application/json')

  const response = await (client.fetch ?? fetch)(client.baseUrl.replace(/\/$/, '') + path + queryString(query), {
    method: operation.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  })
  if (!response.ok) throw await readError(response, { ...operation.statusMessages, ...options.statusMessages })
  return response.status === 204 ? undefined : response.json()
}

const give = async (given: Given | undefined): Promise<string | undefined> =>
  typeof given === 'function' ? given() : given

/** An array repeats its key. */
function queryString(query: Values): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(key, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

async function readError(response: Response, messages: Readonly<Record<number, string>>): Promise<PortolanError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const isTold = typeof body === 'object' && body !== null && 'message' in body
  return new PortolanError(
    status,
    messages[status] ?? usualMessages[status] ?? 'Generic Error',
    isTold ? (body as ErrorBody) : undefined,
  )
}
