import { randomUUID } from 'node:crypto'
import { portalUrl } from './portal-url.ts'

export const newAccountPassword = 'Lantern-Quay-58'

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${portalUrl()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** An employee of Harbor Health, signed up and confirmed by mail, for journeys that change how somebody signs in. */
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
      addressLine1: '12 Quay Street',
      addressLine2: null,
      city: 'Boston',
      provinceId: 22700802,
      zip: '02110',
      countryId: 227,
      phone: null,
    },
    customFieldValues: [{ fieldName: 'Badge number', value: '4711', mapping: 'badgeNumber' }],
  })
  await post('/userAccount/actions/confirmEmail', { email, code: await mailedCode(email) })
  return email
}

/** Of the link in the mail, once that has arrived. */
async function mailedCode(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string }[]
    const code = /[?&]verificationCode=([^&\s]+)/.exec(mails[0]?.text ?? '')?.[1]
    if (code) return decodeURIComponent(code)
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No confirmation was mailed to ${email}.`)
}
