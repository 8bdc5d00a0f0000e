import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }

const newKey = async (kid: string): Promise<SigningKey> => ({ kid, ...(await generateKeyPair('RS256')) })

/** A minimal OpenID issuer: publishes its metadata and keys, and signs tokens. */
export async function testKeyServer(clientId: string) {
  let keys = [await newKey('first')]
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (state.isDown) return response.destroy()
    const published = await Promise.all(
      keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })),
    )
    const metadata = { issuer: state.name, jwks_uri: `${issuer}/keys`, token_endpoint: 'http://127.0.0.1:1/token' }
    const body = request.url === '/keys' ? { keys: published } : metadata
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { isDown: false, name: issuer }

  return {
    issuer,
    asked,
    state,
    async rotate(kid: string) {
      keys = [await newKey(kid)]
    },
    /** Signs a valid id token, changed by the given claims and header. */
    async sign(claims: JWTPayload, more: { header?: object; key?: CryptoKey } = {}): Promise<string> {
      const [key = await newKey('none')] = keys
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...more.header })
        .sign(more.key ?? key.privateKey)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
