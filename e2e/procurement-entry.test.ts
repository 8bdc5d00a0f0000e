import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { userMenu } from './support/people/sign-in.ts'
import { portalUrl } from './support/portal-url.ts'

/** As the server of a procurement system announces one of its buyers. */
async function startUrl(): Promise<string> {
  const answer = await fetch(`${portalUrl()}/api/tradeCentric/punchout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer procura-demo-secret' },
    body: JSON.stringify({
      pos: 'journey',
      operation: 'create',
      return_url: `${portalUrl()}/demo/buyer`,
      params: { body: { contact: { email: 'buyer@procura.example', name: 'Beatriz Holm' }, buyercookie: 'JOURNEY-1' } },
    }),
  })
  if (!answer.ok) throw new Error(`The punch-out was refused: ${await answer.text()}`)
  return ((await answer.json()) as { start_url: string }).start_url
}

it('IDENT-38 IDENT-39 COUPA-01 lets a buyer in from the procurement system, once', async ({ open }) => {
  const url = await startUrl()
  const page = await open()
  await page.goto(url)
  await page.waitForURL('/coupa')
  await userMenu(page).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('portolan.externalReferenceId'))).toBe('JOURNEY-1')

  const late = await open({ provokes: statusError(404) })
  await openPage(late, new URL(url).pathname)
  const alert = late.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe('Unable to sign in.  Please try again later.')
})
