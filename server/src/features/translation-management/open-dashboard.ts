import { createHash, randomBytes } from 'node:crypto'
import { sourceLocale } from '@portolan/locale/locales'
import type { FastifyInstance } from 'fastify'
import { type Actor, isStaff } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { sendFormPost, sendFormProblem } from '../../platform/web/form-post-page.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { consumeOneTime, putOneTime, refuseImpersonation } from '../identity/index.ts'
import { reasons } from '../job-requests/index.ts'
import { messages } from './messages/en.ts'

export type DashboardNeeds = {
  readonly db: Database
  readonly origin: string
  readonly translationManagement: TranslationManagement
  /** The clients' dashboard, if they cannot be signed in to another system. */
  readonly dashboardUrl: string
  readonly staffDashboardUrl: string
}

const lifetimeSeconds = 60
const path = '/xtrf/open/'
const keyOf = (ticket: string): string => `tms-open:${createHash('sha256').update(ticket).digest('base64url')}`

/**
 * Returns the dashboard's address. For clients it is a one-time page of the portal that signs them in at the other
 * system.
 */
export async function dashboardUrlFor(needs: DashboardNeeds, actor: Actor, origin: Origin): Promise<string> {
  if (isStaff(actor)) return needs.staffDashboardUrl
  if (!needs.translationManagement.signIn) return needs.dashboardUrl
  refuseImpersonation(actor)
  const ticket = randomBytes(32).toString('base64url')
  await needs.db.transaction().execute(async (tx) => {
    await putOneTime(tx, keyOf(ticket), { email: actor.email }, lifetimeSeconds)
    const subject = { type: 'account', id: actor.accountId }
    await audit(tx, { actor, origin, action: 'tms-dashboard-opened', subject })
  })
  return needs.origin + path + ticket
}

/** Serves a page that posts the sign-in key to the other system, because the browser itself must send it. */
export function serveDashboardDoor(app: FastifyInstance, { db, translationManagement }: DashboardNeeds): void {
  const { signIn } = translationManagement
  if (!signIn) return
  app.get(`${path}:ticket`, async (request, reply) => {
    const { ticket } = request.params as { ticket: string }
    const kept = (await consumeOneTime(db, keyOf(ticket))) as { email: string } | undefined
    const failWith = (status: number, text: string) =>
      sendFormProblem(reply, { locale: sourceLocale, title: messages.notOpened, text, status })
    if (!kept) return failWith(404, messages.linkUsed)
    const form = await signIn(kept.email, AbortSignal.timeout(timeoutMs)).catch(() => undefined)
    if (form === undefined) return failWith(503, reasons.systemDown)
    if (!form) return failWith(404, messages.unknownThere)
    return sendFormPost(reply, { ...form, locale: sourceLocale, title: messages.opening, button: messages.goOn })
  })
}

const timeoutMs = 20_000
