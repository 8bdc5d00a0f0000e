// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../shared/test-page.tsx'
import OutboxPage from './outbox-page.tsx'

const mail = (id: string, to: string, subject: string) => ({
  id,
  to,
  subject,
  sentAt: '2026-11-14T10:00:00.000Z',
  from: 'support@portolan.example',
  text: `Plain words about ${subject}`,
  html: `<!doctype html><html><head><title>x</title></head><body><p style="color:red">${subject}</p></body></html>`,
})
const mails = [mail('2', 'client@harbor.example', 'Your quote'), mail('1', 'pm@portolan.example', 'A new request')]
const api = {
  'GET /api/outbox': mails,
  'GET /api/outbox?to=client%40harbor.example': mails.slice(0, 1),
  'GET /api/outbox?to=nobody%40harbor.example': [],
}

it('lists the mails as the server orders them', async () => {
  stubApi(api)
  await showPage('/outbox', OutboxPage)
  const list = await screen.findByRole('list', { name: 'Mails' })
  expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Your quote', 'A new request'])
  expect(screen.getByText('2 mails, newest first')).toBeTruthy()
})

it('shows the mails of one recipient, who stands in the address', async () => {
  stubApi(api)
  const { address } = await showPage('/outbox', OutboxPage)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Recipient' }), 'client@harbor.example')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('1 mail to client@harbor.example')).toBeTruthy()
  expect(address()).toBe('/outbox?to=client%40harbor.example')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(address()).toBe('/outbox'))
})

it('shows a mail in a frame without scripts, and its text alternative', async () => {
  stubApi(api)
  await showPage('/outbox?to=client%40harbor.example', OutboxPage)
  await userEvent.click(await screen.findByRole('link', { name: 'Your quote' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Mail: Your quote')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(frame.srcdoc).toContain('<head><base target="_blank">')
  await userEvent.click(screen.getByRole('button', { name: 'Plain text' }))
  expect(screen.getByText('Plain words about Your quote')).toBeTruthy()
  expect(screen.queryByTitle('Mail: Your quote', { selector: 'iframe' } as never)).toBeNull()
})

it('says when there is no mail', async () => {
  stubApi(api)
  await showPage('/outbox?to=nobody%40harbor.example', OutboxPage)
  expect(await screen.findByText(/^No mail to nobody@harbor.example/)).toBeTruthy()
})
