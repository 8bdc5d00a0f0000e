import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Actor, isStaff } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Html, html } from '../../platform/web/html.ts'
import { serverPageCss } from '../../platform/web/server-page-css.ts'
import type { SignInForm, TranslationManagement } from '../../ports/translation-management.ts'
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
    const { status, page, target } = kept ? await openDashboard(signIn, kept.email) : failWith(404, messages.linkUsed)
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policyFor(target))
      .send(page.markup)
  })
}

type DashboardPage = { readonly status: number; readonly page: Html; readonly target: string }

const timeoutMs = 20_000

async function openDashboard(
  signIn: NonNullable<TranslationManagement['signIn']>,
  email: string,
): Promise<DashboardPage> {
  try {
    const form = await signIn(email, AbortSignal.timeout(timeoutMs))
    if (!form) return failWith(404, messages.unknownThere)
    return { status: 200, page: postPage(form), target: new URL(form.url).origin }
  } catch {
    return failWith(503, reasons.systemDown)
  }
}

const failWith = (status: number, sentence: string): DashboardPage => ({
  status,
  page: problemPage(sentence),
  target: "'none'",
})

const script = 'document.forms[0].submit()'
const style = `${serverPageCss}body{margin:0;display:grid;place-items:center;min-block-size:100vh;background:var(--bg);color:var(--text);font:1rem/1.5 var(--font)}main{padding:2rem;text-align:center}h1{font-size:1.5rem;font-weight:600}button{font:inherit;padding:.6rem 1.4rem;border:0;border-radius:.5rem;background:var(--primary);color:var(--on-primary)}`
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyFor = (target: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'",
    `form-action ${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const pageOf = (content: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${messages.opening}</title>${new Html(`<style>${style}</style>`)}</head><body><main>${content}</main></body></html>`

const postPage = ({ url, fields }: SignInForm): Html =>
  pageOf(
    html`<h1>${messages.opening}</h1><form method="post" action="${url}">${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}<button>${messages.goOn}</button></form>${new Html(`<script>${script}</script>`)}`,
  )

const problemPage = (sentence: string): Html => pageOf(html`<h1>${messages.notOpened}</h1><p>${sentence}</p>`)
