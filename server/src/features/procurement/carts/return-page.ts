import formbody from '@fastify/formbody'
import type { Translate } from '@portolan/locale/catalog'
import { translatorFor } from '@portolan/locale/translator-for'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLocale } from '../../../platform/http/reader-locale.ts'
import { type FormPost, sendFormPost, sendFormProblem, sendFormQuestion } from '../../../platform/web/form-post-page.ts'
import type { Database } from '../../../tables/database.ts'
import { findRequestDetails } from '../../job-requests/index.ts'
import type { Cart } from '../cart.ts'
import { writeOrderMessage } from '../cxml/write-order-message.ts'
import type { en } from '../messages/return-page.en.ts'
import { returnPageMessages } from '../messages/return-page.ts'
import { endVisit, type SessionRow } from '../sessions/store-sessions.ts'
import { buildCart, buildEmptyCart } from './build-cart.ts'
import { consumeReturn, peekReturn, type ReturnTicket, returnPath } from './return-tickets.ts'
import { endRound, findCart, findSession } from './store-carts.ts'

type Needs = { readonly db: Database; readonly now: () => Date }
type Reader = { readonly locale: string; readonly t: Translate<typeof en> }

/** Serves the pages that return a cart. The procurement system takes it only from the buyer's own browser. */
export function serveReturnPages(app: FastifyInstance, needs: Needs): void {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1024 })
    scope.get(`${returnPath}:secret`, async (request, reply) => {
      const ticket = await peekReturn(needs.db, secretOf(request))
      if (!ticket || !('isMailed' in ticket) || !ticket.isMailed) return post(needs, request, reply)
      return ask(needs, ticket.requestId, await readerOf(request), reply)
    })
    scope.post(`${returnPath}:secret`, (request, reply) => post(needs, request, reply))
  })
}

const secretOf = ({ params }: FastifyRequest): string => (params as { secret: string }).secret

async function readerOf({ headers }: FastifyRequest): Promise<Reader> {
  const locale = readerLocale(headers)
  return { locale, t: await translatorFor(returnPageMessages, locale) }
}

async function ask({ db }: Needs, requestId: string, { locale, t }: Reader, reply: FastifyReply) {
  const [row, request] = [await findCart(db, requestId), await findRequestDetails(db, requestId)]
  if (!row || !request) return sendUsed(reply, { locale, t })
  const { host } = new URL((await findSession(db, row.session_id)).return_url)
  return sendFormQuestion(reply, {
    locale,
    title: t('returnCart'),
    text: t('returnText', { number: request.number, host }),
    button: t('returnButton'),
  })
}

async function post(needs: Needs, request: FastifyRequest, reply: FastifyReply) {
  const reader = await readerOf(request)
  const ticket = await consumeReturn(needs.db, secretOf(request))
  const form = ticket && (await formOf(needs, ticket, reader))
  return form ? sendFormPost(reply, form) : sendUsed(reply, reader)
}

function sendUsed(reply: FastifyReply, { locale, t }: Reader): FastifyReply {
  const link = { text: t('toRequests'), url: '/coupa' }
  return sendFormProblem(reply, { locale, title: t('notReturned'), text: t('pageUsed'), link })
}

async function formOf({ db, now }: Needs, ticket: ReturnTicket, reader: Reader): Promise<FormPost | undefined> {
  if ('sessionId' in ticket) {
    const session = await findSession(db, ticket.sessionId)
    const form = writeForm(session, await buildEmptyCart(db, session.client_id), now(), reader)
    if (form) await endVisit(db, session.id, now())
    return form
  }
  const { requestId } = ticket
  const [row, request] = [await findCart(db, requestId), await findRequestDetails(db, requestId)]
  const cart = request && (await buildCart(db, request))
  if (!row || !cart) return undefined
  const form = writeForm(await findSession(db, row.session_id), cart, now(), reader)
  const outcome = { cart_status: 'RETURNED', redirect_url: null, returned_at: now() } as const
  if (!form) return undefined
  await endRound(db, { requestId, round: row.cart_round }, outcome)
  await endVisit(db, row.session_id, now())
  return form
}

function writeForm(session: SessionRow, cart: Cart, now: Date, { locale, t }: Reader): FormPost | undefined {
  const { parties, buyer_cookie: buyerCookie, deployment_mode: deploymentMode, return_url: url } = session
  if (!parties) return undefined
  const xml = writeOrderMessage({ cart, parties, buyerCookie, deploymentMode }, now)
  return { locale, title: t('returning'), button: t('goOn'), url, fields: { 'cXML-urlencoded': xml } }
}
