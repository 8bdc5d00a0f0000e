import { randomUUID } from 'node:crypto'
import { portalUrl } from '../portal-url.ts'
import { mailedConfirmation } from './mailed-confirmation.ts'

export const newAccountPassword = 'Lantern-Quay-58'

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${portalUrl()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** Signs up and confirms an employee of Harbor Health, for journeys that change how a user signs in. */
export async function newAccount(): Promise<string> {
  const email = `journey-${randomUUID()}@harbor.example`
  await post('/userAccount', {
    clientId: 1001,
    email,
    firstName: 'Jo',
    lastName: 'Journey',
    password: newAccountPassword,
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
    customFieldValues: [{ fieldName: 'Badge number', value: '4711', mapping: 'badgeNumber' }],
  })
  const code = new URL(await mailedConfirmation(email)).searchParams.get('verificationCode')
  await post('/userAccount/actions/confirmEmail', { email, code })
  return email
}
