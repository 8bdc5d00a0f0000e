import { createHash, randomBytes } from 'node:crypto'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'

/** Calls the API as one account. */
export type Caller = ((path: string, init?: RequestInit) => Promise<Response>) & { readonly idToken: string }

export type Tokens = {
  readonly id_token: string
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: string
  readonly scope: string
}

/** Tokens and cookies after a sign-in. */
type SignedInBrowser = { readonly tokens: Tokens; readonly cookies: ReadonlyMap<string, string> }

export async function signInOver(origin: string, email: string, password = demoPassword): Promise<Caller> {
  return callerWith(origin, (await tokensOver(origin, email, password)).tokens)
}

/** Signs in with the code flow and PKCE, as a browser does, over plain HTTP. */
export async function tokensOver(origin: string, email: string, password = demoPassword): Promise<SignedInBrowser> {
  const { browser, page: form, trade } = await begin(origin)
  const typed = { method: 'POST', body: new URLSearchParams({ email, password }) }
  // Federated accounts type their password at their own identity provider.
  const isFederated = demoAccounts.some((account) => account.email === email && account.isFederated)
  const there = isFederated ? await browser.follow(`${form}/sso?${new URLSearchParams({ email })}`) : form
  return trade(await browser.follow(there, typed))
}

/** Signs in with a ticket instead of a password. */
export async function signInWithTicket(origin: string, ticket: string): Promise<Caller> {
  const { page, trade } = await begin(origin, { login_hint: `ticket:${ticket}` })
  return callerWith(origin, (await trade(page)).tokens)
}

function callerWith(origin: string, { id_token: idToken }: Tokens): Caller {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${idToken}` } })
  return Object.assign(call, { idToken })
}

async function begin(origin: string, more: Readonly<Record<string, string>> = {}) {
  const browser = cookieBrowser(origin)
  const verifier = randomBytes(32).toString('base64url')
  const portal = { client_id: 'portal', redirect_uri: `${origin}/callback` }
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = { response_type: 'code', scope: 'openid', state: 'test', code_challenge_method: 'S256' }
  const page = await browser.follow(
    `/oidc/auth?${new URLSearchParams({ ...portal, ...asked, code_challenge: challenge, ...more })}`,
  )

  async function trade(back: string): Promise<SignedInBrowser> {
    const code = new URL(back).searchParams.get('code')
    if (!code) throw new Error('nobody was signed in')
    const grant = { grant_type: 'authorization_code', code, code_verifier: verifier }
    const answer = await fetch(`${origin}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...portal, ...grant }),
    })
    return { tokens: (await answer.json()) as Tokens, cookies: browser.cookies }
  }

  return { browser, page, trade }
}

/** Keeps cookies and follows redirects until a page with a form or the callback. */
function cookieBrowser(origin: string) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async follow(start: string, init: RequestInit = {}): Promise<string> {
      let address = new URL(start, origin).href
      let request = init
      for (let hops = 0; hops < 10; hops++) {
        const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
        const response = await fetch(address, { ...request, headers, redirect: 'manual' })
        for (const line of response.headers.getSetCookie()) {
          const [name, value] = (line.split(';')[0] ?? '').split(/=(.*)/s)
          if (name) cookies.set(name, value ?? '')
        }
        const next = response.headers.get('location') ?? response.headers.get('refresh')?.replace(/^0;url=/, '')
        if (!next) return address
        address = new URL(next, address).href
        if (address.startsWith(`${origin}/callback`)) return address
        request = {}
      }
      throw new Error('too many redirects')
    },
  }
}
