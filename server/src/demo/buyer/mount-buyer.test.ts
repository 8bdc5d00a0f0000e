import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tieToSession } from '../../features/procurement/index.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import { signInWithTicket } from '../../testing/sign-in.ts'
import { type TestApp, testApp, workingApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await workingApp()
})
afterAll(() => portal.close())

const form = (path: string, fields: Record<string, string>) =>
  fetch(path.startsWith('http') ? path : portal.config.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
const pageOf = async (path: string) => (await fetch(new URL(path, portal.config.origin))).text()

async function visit(fields: Record<string, string>) {
  const answer = await form('/demo/buyer/sessions', fields)
  const startUrl = answer.headers.get('location') ?? ''
  const reply = await portal.anyone('/tradeCentric/punchout/actions/initializeLogIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestId: startUrl.split('/').at(-1) }),
  })
  return (await reply.json()) as { signInTicket: string; externalReferenceId: string; jobRequestId: string | null }
}

/** As the browser does with the one-time page: posts its form. */
async function takeCart(redirectUrl: string): Promise<string> {
  const markup = await pageOf(redirectUrl)
  const action = /action="([^"]+)"/.exec(markup)?.[1] ?? ''
  const value = (/value="([^"]+)"/.exec(markup)?.[1] ?? '')
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|amp);/g, (_whole, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name])
  return (await form(action, { 'cXML-urlencoded': value })).headers.get('location') ?? ''
}

it.each(['JSON', 'CXML'])('plays the whole circle in %s, from the session to the acknowledgment', async (format) => {
  const { signInTicket, externalReferenceId } = await visit({ format, operation: 'create' })
  const caller = await signInWithTicket(portal.config.origin, signInTicket)
  const { id: accountId } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'buyer@procura.example')
    .executeTakeFirstOrThrow()
  const id = await quotedRequest(portal.db, { clientId: 1007, origination: 'COUPA' })
  await portal.db
    .transaction()
    .execute((tx) => tieToSession(tx, { id, clientId: 1007, accountId }, externalReferenceId))
  const { redirectUrl } = await portal.call(acceptQuote, { params: { id } }, caller)
  const shown = format === 'JSON' ? (redirectUrl ?? '') : await takeCart(redirectUrl ?? '')
  const cart = await pageOf(shown)
  expect(cart).toContain(`${id}/fra`)
  expect(cart).toContain('Total 120.00 USD')

  const ordered = await form(`${new URL(shown, portal.config.origin).pathname}/order`, {})
  expect(ordered.status).toBe(303)
  await vi.waitFor(async () => {
    const page = await pageOf(shown)
    expect(page).toContain('Purchase order PO-')
    expect(page).toMatch(format === 'JSON' ? /confirmation_status/ : /ConfirmationRequest/)
  }, 10_000)

  const session = shown.split('/').at(-1) ?? ''
  expect(await visit({ format, operation: 'inspect', of: session })).toMatchObject({ jobRequestId: id })
  expect(await pageOf('/demo/buyer')).toContain(session)
})

it('shows why the portal refused a visit', async () => {
  await portal.db.updateTable('client').set({ status: 'INACTIVE' }).where('id', '=', 1007).execute()
  const answer = await form('/demo/buyer/sessions', { format: 'CXML', operation: 'create' })
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('The portal refused the visit')
  await portal.db.updateTable('client').set({ status: 'ACTIVE' }).where('id', '=', 1007).execute()
})

it('is not there for a provider without the demo', async () => {
  const real = await testApp({ PORTOLAN_DEMO: 'off' })
  expect((await fetch(`${real.config.origin}/demo/buyer/gateway/link/session/id/x`)).status).toBe(404)
  await real.close()
})
