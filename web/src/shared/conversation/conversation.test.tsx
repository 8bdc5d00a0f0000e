// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../api/query.tsx'
import { refuses, showPage, stubApi } from '../test-page.tsx'
import { Conversation } from './conversation.tsx'

const id = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01'
const path = `/api/jobRequests/${id}/messages`
const Shown = () => (
  <WithQuery>
    <Conversation requestId={id} />
  </WithQuery>
)

const ofStaff = {
  id,
  at: '2026-11-10T10:00:00.000Z',
  by: 'Paula Reyes',
  isFromStaff: true,
  text: 'Which page?',
  attachments: [],
  problem: null,
}

it.each([
  [true, 'Which page?'],
  [false, 'Page 3'],
])('sets the words of one’s own side apart, staff: %s', async (asStaff, own) => {
  stubApi({ [`GET ${path}`]: { items: [ofStaff, { ...ofStaff, id: 'b', isFromStaff: false, text: 'Page 3' }] } })
  await showPage('/', () => (
    <WithQuery>
      <Conversation requestId={id} asStaff={asStaff} />
    </WithQuery>
  ))
  await screen.findByText('Page 3')
  const apart = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.own)
  expect(apart.map(({ lastChild }) => lastChild?.textContent)).toEqual([own])
})

it.each([
  [true, 'No messages yet. The client gets an email when you write.'],
  [false, 'No messages yet. Ask us anything about this request here.'],
])('says to either side that nothing was written yet, staff: %s', async (asStaff, text) => {
  stubApi({ [`GET ${path}`]: { items: [] } })
  await showPage('/', () => (
    <WithQuery>
      <Conversation requestId={id} asStaff={asStaff} />
    </WithQuery>
  ))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('shows what was written and sends what is typed, once, keeping it while it is refused', async () => {
  const answers: Record<string, unknown> = {
    [`GET ${path}`]: { items: [ofStaff] },
    [`POST ${path}`]: refuses(503, 'unavailable', 'Portolan cannot answer right now.'),
  }
  const calls = stubApi(answers)
  await showPage('/', Shown)
  expect(await screen.findByText('Which page?')).toBeTruthy()
  const box = (await screen.findByRole('textbox', { name: 'Write a message' })) as HTMLTextAreaElement
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Enter a message')).toBeTruthy()
  await userEvent.type(box, ' Page 3 ')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Portolan cannot answer right now\./)).toBeTruthy()
  expect(box.value).toBe(' Page 3 ')
  answers[`POST ${path}`] = { ...ofStaff, text: 'Page 3', isFromStaff: false }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(box.value).toBe(''))
  const sent = calls.filter(({ request }) => request === `POST ${path}`)
  const body = { text: 'Page 3', attachments: [] }
  expect(sent.map((call) => call.body)).toEqual([body, body])
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})
