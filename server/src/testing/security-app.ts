import { createAccount } from '../features/identity/index.ts'
import type { AuditEventTable } from '../tables/audit-event.ts'
import { type Caller, signInOver } from './sign-in.ts'
import { testApp } from './test-app.ts'

type NewAccount = Parameters<typeof createAccount>[1]

export const password = 'Harbour-Light-27'

/** A test app with fresh accounts and their security notices. */
export async function securityApp() {
  const portal = await testApp()
  const { db, config } = portal
  return {
    ...portal,
    origin: config.origin,
    /** Creates an account for one test and signs in to it. */
    async newUser(account: Partial<NewAccount> = {}) {
      const email = `${crypto.randomUUID()}@harbor.example`
      const person = { email, firstName: 'Helen', lastName: 'Marsh', password, roles: ['QA'] as const }
      const id = await db.transaction().execute((tx) => createAccount(tx, { ...person, ...account }))
      return { id, email, call: await signInOver(config.origin, email) }
    },
    async auditOf(accountId: string): Promise<Pick<AuditEventTable, 'action' | 'ip'>[]> {
      return db
        .selectFrom('audit_event')
        .select(['action', 'ip'])
        .where('subject_id', '=', accountId)
        .where('action', '!=', 'signed-in')
        .orderBy('id')
        .execute()
    },
    /** The queued notices to an address, oldest first. */
    async noticesTo(email: string): Promise<Record<string, unknown>[]> {
      const rows = await db
        .selectFrom('job')
        .select('payload')
        .where('task', '=', 'send-mail')
        .orderBy('created_at')
        .execute()
      const emails = rows.map(
        ({ payload }) => payload as { template: string; to: string; data: Record<string, unknown> },
      )
      return emails.filter(({ template, to }) => template === 'security-notice' && to === email).map(({ data }) => data)
    },
  }
}

export type SecurityApp = Awaited<ReturnType<typeof securityApp>>

export async function post(call: Caller, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await call(path, { method: 'POST', headers: { ...type, ...headers }, ...json })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> }
}
