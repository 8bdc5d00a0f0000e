import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

export type IssuerWish = {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Leaves these out of the id token and returns them only from the userinfo endpoint. */
  readonly thinIdToken?: boolean
  readonly audience?: string
  readonly issuer?: string
  readonly nonce?: string
  readonly key?: CryptoKey
  readonly error?: string
}

type Asked = { readonly query: URLSearchParams; readonly wish: IssuerWish }

/**
 * A client's OpenID issuer on 127.0.0.1, which is a different site than localhost. Signs in the person a test chooses.
 */
export async function testIssuer(client: { readonly id: string; readonly secret: string }) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const codes = new Map<string, Asked>()
  const told = new Map<string, object>()
  const state = { wish: {} as IssuerWish, sent: [] as URLSearchParams[] }

  const answers: Record<string, (request: IncomingMessage, url: URL) => Promise<Answer>> = {
    '/.well-known/openid-configuration': async () => ({
      json: {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      },
    }),
    '/keys': async () => ({
      json: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    }),
    '/authorize': async (_request, { searchParams: query }) => {
      const back = new URL(query.get('redirect_uri') ?? '')
      const code = randomUUID()
      codes.set(code, { query, wish: state.wish })
      const answer = state.wish.error ? { error: state.wish.error } : { code }
      back.search = String(new URLSearchParams({ ...answer, state: query.get('state') ?? '', iss: issuer }))
      state.sent.push(back.searchParams)
      return { location: back.href }
    },
    '/token': async (request) => {
      const form = new URLSearchParams(await text(request))
      const shown = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString()
      const asked = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isGood =
        decodeURIComponent(shown) === `${client.id}:${client.secret}` &&
        asked?.query.get('code_challenge') === challenge &&
        asked.query.get('redirect_uri') === form.get('redirect_uri')
      if (!isGood) return { status: 400, json: { error: 'invalid_grant' } }
      const accessToken = randomUUID()
      const claims = { sub: `sub-of-${asked.query.get('login_hint')}`, ...defaults(asked), ...asked.wish.claims }
      told.set(accessToken, claims)
      return { json: { token_type: 'Bearer', access_token: accessToken, id_token: await sign(asked, claims) } }
    },
    '/userinfo': async (request) => ({ json: told.get(request.headers.authorization?.slice(7) ?? '') ?? {} }),
  }

  const defaults = ({ query }: Asked) => ({ email: query.get('login_hint'), name: 'Eve van Extern', groups: ['ADMIN'] })

  const sign = ({ query, wish }: Asked, claims: { readonly sub: string }) =>
    new SignJWT({
      ...(wish.thinIdToken ? { sub: claims.sub } : claims),
      nonce: wish.nonce ?? query.get('nonce'),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(wish.issuer ?? issuer)
      .setAudience(wish.audience ?? client.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(wish.key ?? privateKey)

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', issuer)
    const { status = 200, json, location } = (await answers[url.pathname]?.(request, url)) ?? { status: 404 }
    if (location) return response.writeHead(303, { location }).end()
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Answer = { readonly status?: number; readonly json?: object; readonly location?: string }
