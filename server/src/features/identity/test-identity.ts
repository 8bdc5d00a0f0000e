import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Branding } from '@portolan/contract/branding'
import { testDatabase } from '../../main/test-database.ts'
import { createHttpServer } from '../../platform/http-server.ts'
import { createLog } from '../../platform/log.ts'
import type { Demo } from './pages/demo-box.ts'
import { type Identity, startIdentity } from './start-identity.ts'

export const branding: Branding = {
  providerName: 'Portolan Language Services',
  logoUrl: null,
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  invoicesPortalUrl: null,
  interpretingPortalUrl: null,
  isDemo: false,
}

export type TestPortal = Awaited<ReturnType<typeof testPortal>>

/** The issuer with its pages and one call that tells who is calling, on a port and a database of their own. */
export async function testPortal({ demo = null }: { readonly demo?: Demo | null } = {}) {
  const { db, pool, config, close } = await testDatabase()
  const origin = `http://localhost:${await freePort()}`
  const masterKey = randomBytes(32)
  const log = createLog('silent')
  const needs = { db, listenConfig: config, origin, masterKey, branding, demo, log, now: () => new Date() }
  const identity = await startIdentity(needs)
  const app = createHttpServer({ log, trustedProxies: [], isStopping: () => false })
  identity.mount(app)
  app.get('/api/whoAmI', async (request) => ({ actor: (await identity.identify(request)) ?? null }))
  await app.listen({ port: Number(new URL(origin).port), host: 'localhost' })
  return {
    ...{ db, pool, config, origin, masterKey, identity: identity as Identity, needs },
    async close() {
      await app.close()
      await identity.close()
      await close()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export type Tokens = { readonly id_token: string; readonly refresh_token: string; readonly access_token: string }

/** A browser without a screen: keeps cookies by path, follows nothing by itself. */
export class TestBrowser {
  readonly origin: string
  readonly #cookies = new Map<string, { path: string; pair: string }>()

  constructor(origin: string) {
    this.origin = origin
  }

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const url = new URL(address, this.origin)
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ pair }) => pair)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: cookie.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/'
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
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

/** Who the API takes the bearer of a token for. */
export async function whoAmI(origin: string, idToken: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}/api/whoAmI?secret=1`, {
    headers: { authorization: `Bearer ${idToken}`, ...headers },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
