// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { aRequest } from '../../../../shared/request/test-request.ts'
import { testClient } from '../test-client.ts'
import { press, showMember } from '../test-create-page.ts'

afterEach(() => localStorage.clear())

const free = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }
const client = testClient(
  {},
  {
    sourceLanguage: { defaultLanguage: { name: 'English', xtrfId: 1 }, ...free },
    targetLanguages: { defaultLanguages: [{ name: 'French', xtrfId: 2 }], ...free },
  },
)
const id = '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22'
const title = () => screen.getByRole('heading', { level: 1 })
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

async function send(button: string, current: object = aRequest({ id, status: 'CREATED' })) {
  const answers = { 'POST /api/jobRequests': { id, number: 'Q-2026-000012' }, [`GET /api/jobRequests/${id}`]: current }
  await showMember(client, answers)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('radio', { name: 'Links to files' }))
  await screen.findByLabelText('Web address')
  type('Web address', 'https://files.example/a.docx')
  type('Name of the file', 'a.docx')
  type('Project name', 'Care plan')
  await press(button)
  await screen.findByRole('heading', { name: 'Care plan' })
}

it('REQ-51 REQ-81 has a title of its own, what was sent and what follows, and leads back to an empty form', async () => {
  await send('Send for estimation')
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title().textContent).toBe('Request submitted')
  expect(document.title).toMatch(/^Request submitted/)
  expect(screen.queryByText(/^Upload files/)).toBeNull()
  for (const text of ['Q-2026-000012', 'English to French']) expect(screen.getByText(text)).toBeTruthy()
  expect(steps()).toEqual([
    'We check what you sent and count the words.',
    'Our quote team will follow up within 1 business day.',
    'You accept or reject the quote. We start once you accept it.',
  ])
  expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(`/requests/${id}`)
  await press('Send another request')
  await screen.findByRole('textbox', { name: 'Project name' })
  expect(title().textContent).toBe('New request')
})

it('REQ-81 says when somebody will write about a translation', async () => {
  await send('Send to translation')
  expect(steps().slice(1)).toEqual([
    'You will be contacted within 24 hours.',
    'We translate it, and email you when your files are ready.',
  ])
})

it('leads to the quote as soon as it is ready', async () => {
  const current = aRequest({ id, status: 'CREATED' })
  await send('Send for estimation', current)
  expect(screen.queryByRole('link', { name: 'Review the quote' })).toBeNull()
  const due = '2026-11-20T18:00:00+01:00'
  Object.assign(current, { status: 'QUOTE_READY_FOR_CLIENT_REVIEW', price: 70, dueTimeIfAgreedNow: due })
  const link = await screen.findByRole('link', { name: 'Review the quote' }, { timeout: 5_000 })
  expect(link.getAttribute('href')).toBe(`/quotes/${id}`)
  const ready = screen.getByText('Your quote is ready').closest('[role=status]')
  for (const text of ['$70.00', 'Nov 20, 2026']) expect(ready?.textContent).toContain(text)
  expect(screen.queryByText(/within 1 business day/)).toBeNull()
})
