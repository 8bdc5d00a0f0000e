import { createTransport } from 'nodemailer'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { waitForEmail } from './support/people/mailed-email.ts'
import { repliesPort } from './support/portal-url.ts'

const name = 'Consent forms, cardiology'
const email = 'client@harbor.example'

it.skipIf(repliesPort() === undefined)(
  'a client answers an email of staff, and both see the message',
  async ({ open }) => {
    const client = await open({ as: email })
    await openPage(client, `/requests?status=all&search=${encodeURIComponent(name)}`)
    await client.getByRole('link', { name, exact: true }).click()
    await client.getByRole('heading', { level: 1, name }).waitFor()
    const id = new URL(client.url()).pathname.split('/').at(-1)

    const staff = await open({ as: 'pm@portolan.example' })
    await openPage(staff, `/desk/${id}`)
    await staff.getByRole('tab', { name: /^Messages/ }).click()
    await staff.getByRole('textbox', { name: /^Write a message/ }).fill('Which logo may we use?')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()

    const { replyTo, text, subject } = await waitForEmail(email, /^A message about/)
    expect(text).toContain('Which logo may we use?')
    const mailProgram = createTransport({ host: '127.0.0.1', port: repliesPort() ?? 0, ignoreTLS: true })
    await mailProgram.sendMail({
      from: email,
      to: replyTo,
      subject: `Re: ${subject}`,
      text: `The blue one, please.\n\nHelen\n\nOn Tuesday Portolan wrote:\n${text.replace(/^/gm, '> ')}`,
    })

    for (const page of [client, staff]) {
      await page.reload()
      await page.getByRole('tab', { name: /^Messages/ }).click()
      await page.getByText('The blue one, please.').first().waitFor()
      expect(await page.getByText('Write your reply above').count()).toBe(0)
    }
  },
)
