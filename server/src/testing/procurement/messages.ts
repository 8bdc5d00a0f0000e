import { buyerIdentity, buyerSecret } from '../../demo/buyer/index.ts'
import type { TestApp } from '../test-app.ts'
import type { TestGateway } from './gateway.ts'

export const buyer = 'buyer@procura.example'
let counter = 0

/** A setup request of TradeCentric that the gateway knows, with changes to what is sent. */
export function jsonSetup(gateway: TestGateway, email: string = buyer, changes: object = {}) {
  counter += 1
  const pos = `POS${counter}`
  const session = { email, buyercookie: `SESSION-${counter}`, postform: 'https://procura.example/form' }
  gateway.know(pos, session)
  return {
    pos,
    operation: 'create',
    return_url: `${gateway.url}/gateway/link/api/id/${pos}`,
    params: {
      header: {},
      type: 'setuprequest',
      body: {
        contact: { email, name: 'Bo van Yilmaz', unique: 'bo' },
        buyercookie: session.buyercookie,
        postform: session.postform,
        items: [] as object[],
      },
    },
    ...changes,
  }
}

type Cxml = { readonly secret?: string; readonly identity?: string }

/** A cXML message of Procura's system. */
export const cxmlMessage = (content: string, { secret = buyerSecret, identity = buyerIdentity.identity }: Cxml = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${++counter}@procura.example" timestamp="2026-11-16T12:00:00Z"><Header>
<From><Credential domain="${buyerIdentity.domain}"><Identity>${identity}</Identity></Credential></From>
<To><Credential domain="NetworkID"><Identity>portolan</Identity></Credential></To>
<Sender><Credential domain="${buyerIdentity.domain}"><Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret></Credential>
<UserAgent>Coupa Procurement 1.0</UserAgent></Sender></Header><Request>${content}</Request></cXML>`

type CxmlSetup = {
  readonly operation?: string
  readonly email?: string
  readonly url?: string
  readonly items?: string
}

export const cxmlSetup = (gateway: TestGateway, changes: CxmlSetup = {}) =>
  `<PunchOutSetupRequest operation="${changes.operation ?? 'create'}"><BuyerCookie>CXML-${++counter}</BuyerCookie>
<Extrinsic name="UserEmail">${changes.email ?? buyer}</Extrinsic>
<BrowserFormPost><URL>${changes.url ?? `${gateway.url}/form`}</URL></BrowserFormPost>${changes.items ?? ''}</PunchOutSetupRequest>`

export async function postJson(portal: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await portal.anyone(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, string> }
}

export const openJson = (portal: TestApp, setup: unknown, bearer = buyerSecret) =>
  postJson(portal, '/tradeCentric/punchout', setup, { authorization: `Bearer ${bearer}` })

export const start = (portal: TestApp, requestId: string) =>
  postJson(portal, '/tradeCentric/punchout/actions/initializeLogIn', { requestId })

/** Posts XML. Returns the HTTP status, the code and text of the Status element, and the whole answer. */
export async function postXml(portal: TestApp, path: string, xml: string, type = 'text/xml') {
  const reply = await portal.anyone(path, { method: 'POST', headers: { 'content-type': type }, body: xml })
  const body = await reply.text()
  const [, code = '', text = ''] = /<Status code="(\d+)" text="([^"]*)"/.exec(body) ?? []
  return { status: reply.status, code, text, body, startUrl: /<URL>([^<]+)<\/URL>/.exec(body)?.[1] }
}

export const idOf = (startUrl: string | undefined): string => startUrl?.split('/').at(-1) ?? ''
