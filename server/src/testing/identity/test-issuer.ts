import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

export type IssuerBehavior = {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Leaves these out of the id token and returns them only from the userinfo endpoint. */
  readonly thinIdToken?: boolean
  readonly audience?: string
  readonly issuer?: string
  readonly nonce?: string
  readonly key?: CryptoKey
  readonly error?: string
}

type AuthorizationRequest = { readonly query: URLSearchParams; readonly behavior: IssuerBehavior }

/**
 * A client's OpenID issuer on 127.0.0.1, which is a different site than localhost. Signs in the person a test chooses.
 */
export async function testIssuer(client: { readonly id: string; readonly secret: string }) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const codes = new Map<string, AuthorizationRequest>()
  const userInfo = new Map<string, object>()
  const state = { behavior: {} as IssuerBehavior, sent: [] as URLSearchParams[] }

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
      codes.set(code, { query, behavior: state.behavior })
      const answer = state.behavior.error ? { error: state.behavior.error } : { code }
      back.search = String(new URLSearchParams({ ...answer, state: query.get('state') ?? '', iss: issuer }))
      state.sent.push(back.searchParams)
      return { location: back.href }
    },
    '/token': async (request) => {
      const form = new URLSearchParams(await text(request))
      const shown = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString()
      const authorization = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isGood =
        decodeURIComponent(shown) === `${client.id}:${client.secret}` &&
        authorization?.query.get('code_challenge') === challenge &&
        authorization.query.get('redirect_uri') === form.get('redirect_uri')
      if (!isGood) return { status: 400, json: { error: 'invalid_grant' } }
      const accessToken = randomUUID()
      const claims = {
        sub: `sub-of-${authorization.query.get('login_hint')}`,
        ...defaults(authorization),
        ...authorization.behavior.claims,
      }
      userInfo.set(accessToken, claims)
      return { json: { token_type: 'Bearer', access_token: accessToken, id_token: await sign(authorization, claims) } }
    },
    '/userinfo': async (request) => ({ json: userInfo.get(request.headers.authorization?.slice(7) ?? '') ?? {} }),
  }

  const defaults = ({ query }: AuthorizationRequest) => ({
    email: query.get('login_hint'),
    name: 'Eve van Extern',
    groups: ['ADMIN'],
  })

  const sign = ({ query, behavior }: AuthorizationRequest, claims: { readonly sub: string }) =>
    new SignJWT({
      ...(behavior.thinIdToken ? { sub: claims.sub } : claims),
      nonce: behavior.nonce ?? query.get('nonce'),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(behavior.issuer ?? issuer)
      .setAudience(behavior.audience ?? client.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(behavior.key ?? privateKey)

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
