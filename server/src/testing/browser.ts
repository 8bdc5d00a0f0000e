import { createHash, randomBytes } from 'node:crypto'

export type Tokens = { readonly id_token: string; readonly refresh_token: string; readonly access_token: string }

/** A minimal browser: keeps cookies by path and does not follow redirects by itself. */
export class TestBrowser {
  readonly origin: string
  readonly #ip: string | undefined
  readonly #cookies = new Map<string, { path: string; pair: string }>()

  /** The client address that a trusted proxy reports. */
  constructor(origin: string, ip?: string) {
    this.origin = origin
    this.#ip = ip
  }

  open(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    return this.#fetch(address, form && { method: 'POST', body: new URLSearchParams(form) })
  }

  /** As a script of the page does. */
  send(address: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.#fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin)
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ pair }) => pair)
    const from = this.#ip ? { 'x-forwarded-for': this.#ip } : {}
    const headers = { accept: 'text/html', cookie: cookie.join('; '), ...from, ...init.headers }
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/'
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value) this.#cookies.set(`${name} ${path}`, { path, pair })
    else this.#cookies.delete(`${name} ${path}`)
  }

  /** The first redirect of a sign-in: to the page with the form, or straight to the callback. */
  async begin(extra: Readonly<Record<string, string>> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${this.origin}/callback`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'deep-link',
      ...extra,
    })
    const response = await this.open(`/oidc/auth?${query}`)
    return { verifier, response, location: response.headers.get('location') ?? '' }
  }

  /** Follows redirects up to the callback and trades the code for tokens. */
  async finish(location: string, verifier: string): Promise<Tokens> {
    let next = location
    for (let hops = 0; hops < 5 && !next.startsWith(`${this.origin}/callback`); hops++)
      next = (await this.open(next)).headers.get('location') ?? ''
    const code = new URL(next).searchParams.get('code') ?? ''
    return (await tradeCode(this.origin, code, verifier)).json() as Promise<Tokens>
  }

  async signIn(email: string, password: string): Promise<Tokens> {
    const { verifier, location } = await this.begin()
    const response = await this.open(location, { email, password })
    if (response.status !== 303) throw new Error(`Sign-in answered ${response.status}`)
    return this.finish(response.headers.get('location') ?? '', verifier)
  }
}

export const tradeCode = (origin: string, code: string, verifier: string): Promise<Response> =>
  token(origin, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/callback`,
  })

export const refresh = (origin: string, refreshToken: string): Promise<Response> =>
  token(origin, { grant_type: 'refresh_token', refresh_token: refreshToken })

const token = (origin: string, body: Record<string, string>) =>
  fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: 'portal', ...body }),
  })

/** The account that the API sees for a token. */
export async function whoAmI(origin: string, idToken: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}/api/whoAmI?secret=1`, {
    headers: { authorization: `Bearer ${idToken}`, ...headers },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
