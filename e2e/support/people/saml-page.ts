import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newKeyPair, readSamlRequest, samlAnswer } from '../../../server/src/testing/identity/test-saml-provider.ts'

/** A client's SAML provider on another site. Its page posts a signed response as soon as it is opened. */
export async function startSamlPage(portal: string, audience: string, email: string) {
  const { publicKey, privateKey } = newKeyPair()
  const recipient = `${portal}/signIn/sso/saml/acs`
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/login?')) return response.writeHead(404).end()
    const { id, relayState } = readSamlRequest(address + request.url)
    const answer = samlAnswer({ issuer: address, audience, recipient, privateKey, inResponseTo: id }, { email })
    response.setHeader('content-type', 'text/html')
    return response.end(
      `<link rel="icon" href="data:,"><form method="post" action="${recipient}"><input name="SAMLResponse" value="${answer}"><input name="RelayState" value="${relayState}"></form><script>document.forms[0].submit()</script>`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    publicKey,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
