import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import type { TestApp } from './test-app.ts'

/** A valid sign-up for Meridian Insurance, with a new person per call. */
let people = 0
export const newcomer = (changes: Partial<NewUserAccount> = {}): NewUserAccount => ({
  clientId: 1002,
  email: `nora.${++people}@meridian.example`,
  firstName: 'Nora',
  lastName: 'Lind',
  password: 'Lantern-Quay-58',
  role: 'CLIENT_EMPLOYEE',
  address: {
    address1: '12 Quay Street',
    address2: '',
    city: 'Boston',
    province: { id: 22700802, name: 'Massachusetts' },
    zipCode: '02110',
    country: { id: 227, name: 'United States' },
    phoneNumber: '',
    email: '',
  },
  customFieldValues: [],
  ...changes,
})

export async function post(portal: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await portal.anyone(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
}

/** The queued emails to an address, newest last. */
export async function mailsTo(portal: TestApp, to: string) {
  const jobs = await portal.db
    .selectFrom('job')
    .select('payload')
    .where('task', '=', 'send-mail')
    .orderBy('created_at')
    .execute()
  return jobs
    .map(({ payload }) => payload as { to: string; template: string; data: Record<string, string> })
    .filter((mail) => mail.to === to)
}
