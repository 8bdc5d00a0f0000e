import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { signIn, signOut, userMenu } from './support/people/sign-in.ts'
import { giveAuthenticator } from './support/people/virtual-authenticator.ts'

const linguist = 'linguist@portolan.example'

/**
 * The bearer that the page itself calls with. The reload may abort the call that was seen, and Playwright's headerValue()
 * waits forever for an aborted one that was never answered: headers() does not.
 */
async function tokenOf(page: Page): Promise<string> {
  const calling = page.waitForRequest((request) => request.url().includes('/api/userAccount'))
  await page.reload()
  return (await calling).headers().authorization ?? ''
}

type Api = { readonly page: Page; readonly authorization: string }

const call = ({ page, authorization }: Api, method: 'GET' | 'POST', path: string, body?: unknown) =>
  page.evaluate(
    async ([headers, init, url]) => {
      const response = await fetch(`/api/userAccount/${url}`, { ...init, headers })
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : null }
    },
    [
      { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      { method, ...(body !== undefined && { body: JSON.stringify(body) }) },
      path,
    ] as const,
  )

const makePasskey = (page: Page, options: object) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return made.toJSON()
  }, options)

/** Disables passkey autofill, which the virtual authenticator would accept before the button is pressed. */
const disableAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

it('signs in with a passkey that was added after signing in with the password', async ({ open }) => {
  const page = await open()
  await giveAuthenticator(page)
  await disableAutofill(page)
  await signIn(page, linguist)
  const api = { page, authorization: await tokenOf(page) }
  const { body: asked } = await call(api, 'POST', 'passkeys/actions/start')
  const credential = await makePasskey(page, asked.options)
  const { status, body: added } = await call(api, 'POST', 'passkeys', { name: 'Test device', credential })
  expect([status, added.name]).toEqual([201, 'Test device'])
  await signOut(page)

  await page.goto('/?signIn=1')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await userMenu(page).waitFor()
  const again = { page, authorization: await tokenOf(page) }
  const claims = JSON.parse(Buffer.from(again.authorization.split('.')[1] ?? '', 'base64url').toString())
  expect([claims.email, claims.amr]).toEqual([linguist, ['hwk', 'user', 'mfa']])
  const { body: security } = await call(again, 'GET', 'security')
  expect(security.passkeys).toMatchObject([{ id: added.id, lastUsedAt: expect.any(String) }])
  const removed = await call(again, 'POST', `passkeys/${encodeURIComponent(added.id)}/actions/remove`)
  expect(removed.status).toBe(204)
})
