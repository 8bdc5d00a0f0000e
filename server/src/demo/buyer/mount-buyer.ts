import { randomInt } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Feature } from '../../platform/feature.ts'
import { buyerAcknowledgmentPath, buyerPath, buyerSecret } from './buyer.ts'
import { buyerHeaders, listPage, refusedPage, sessionPage, unknownPage } from './buyer-page.ts'
import { type BuyerSession, buyerSessions } from './buyer-sessions.ts'
import { firstMatch, readCxmlCart, readJsonCart } from './read-carts.ts'
import { bodyOf, writeCxmlOrder, writeCxmlSetup, writeJsonOrder, writeJsonSetup } from './write-messages.ts'

const Start = z.object({
  format: z.enum(['JSON', 'CXML']),
  operation: z.enum(['create', 'edit', 'inspect']),
  of: z._default(z.string(), ''),
})

/** Plays the procurement system of Procura Manufacturing, a client of the demo. */
export const procuraBuyer = (needs: { readonly origin: string }): Feature => ({
  mount: (app) => {
    app.register((scope) => mountBuyer(scope, needs.origin))
  },
})

async function mountBuyer(app: FastifyInstance, origin: string): Promise<void> {
  const sessions = buyerSessions()
  await app.register(formbody)
  app.removeContentTypeParser(['text/xml', 'application/xml'])
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).headers(buyerHeaders).send(page)
  const withSession = (
    reply: FastifyReply,
    params: unknown,
    work: (session: BuyerSession) => Promise<FastifyReply> | FastifyReply,
  ) => {
    const session = sessions.find((params as { id: string }).id)
    return session ? work(session) : show(reply, unknownPage(), 404)
  }
  const visit = (session: BuyerSession) => `${buyerPath}/sessions/${session.id}`

  app.get(buyerPath, (_request, reply) => show(reply, listPage(sessions.list())))
  app.get(`${buyerPath}/sessions/:id`, (request, reply) =>
    withSession(reply, request.params, (session) => show(reply, sessionPage(session))),
  )

  app.post(`${buyerPath}/sessions`, async (request, reply) => {
    const { format, operation, of } = Start.parse(request.body)
    const earlier = sessions.find(of)?.cart ?? null
    const session = sessions.add(format, operation)
    const { startUrl, answer } = await startVisit(origin, session, earlier)
    return startUrl ? reply.redirect(startUrl, 303) : show(reply, refusedPage(answer), 502)
  })

  // The gateway's part: it confirms sessions and takes JSON carts.
  app.get(`${buyerPath}/gateway/link/session/id/:id`, (request, reply) => {
    const session = sessions.find((request.params as { id: string }).id)
    if (session?.format !== 'JSON') return reply.code(404).send({ errors: ['unknown'], results: null })
    return reply.send({ errors: [], results: { body: bodyOf(origin, session) } })
  })
  app.post(`${buyerPath}/gateway/link/api/id/:id`, (request, reply) =>
    withSession(reply, request.params, (session) => {
      session.cart = readJsonCart(request.body)
      session.received = JSON.stringify(request.body, null, 2)
      return reply.send({ redirect_url: origin + visit(session) })
    }),
  )

  app.post(`${buyerPath}/sessions/:id/cart`, (request, reply) =>
    withSession(reply, request.params, async (session) => {
      const xml = String((request.body as Record<string, unknown>)['cXML-urlencoded'])
      session.cart = await readCxmlCart(xml)
      session.received = xml
      return reply.redirect(visit(session), 303)
    }),
  )

  app.post(`${buyerPath}/sessions/:id/order`, (request, reply) =>
    withSession(reply, request.params, async (session) => {
      const { cart } = session
      if (!cart) return show(reply, unknownPage(), 409)
      session.orderId = `PO-${randomInt(100_000, 1_000_000)}`
      session.orderAnswer =
        session.format === 'JSON'
          ? await send(`${origin}/api/tradeCentric/orders`, writeJsonOrder(session, cart, session.orderId))
          : await send(`${origin}/api/cxml/orders`, writeCxmlOrder(cart, session.orderId))
      return reply.redirect(visit(session), 303)
    }),
  )

  app.post(buyerAcknowledgmentPath, (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body, null, 2)
    const orderId = firstMatch(text, /"po_order_id": "([^"]{1,50})"/) ?? firstMatch(text, /orderID="([^"]{1,50})"/)
    const session = sessions.findByOrder(orderId ?? '')
    if (!session) return reply.code(404).send()
    session.acknowledgment = text
    return reply.code(200).send()
  })
}

async function startVisit(origin: string, session: BuyerSession, earlier: BuyerSession['cart']) {
  const isJson = session.format === 'JSON'
  const answer = isJson
    ? await send(`${origin}/api/tradeCentric/punchout`, writeJsonSetup(origin, session, earlier), buyerSecret)
    : await send(`${origin}/api/cxml/punchOutSetup`, writeCxmlSetup(origin, session, earlier))
  const startUrl = firstMatch(answer, isJson ? /"start_url":"([^"]{1,500})"/ : /<URL>([^<]{1,500})<\/URL>/)
  return { startUrl, answer }
}

async function send(url: string, message: object | string, bearer?: string): Promise<string> {
  const isXml = typeof message === 'string'
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': isXml ? 'text/xml' : 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    body: isXml ? message : JSON.stringify(message),
  })
  return answer.text()
}
