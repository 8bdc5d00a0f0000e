// @vitest-environment jsdom
import { latestNeededBy } from '@portolan/contract/job-requests/needed-by'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../../shared/api/query-client.ts'
import { getBranding } from '../../../../shared/branding.ts'
import { testField } from '../../../../shared/custom-fields/test-field.ts'
import { formatDate } from '../../../../shared/format.ts'
import { providerToday } from '../../../../shared/provider-today.ts'
import { setSession } from '../../../../shared/session/session.ts'
import { signedIn, stubApi } from '../../../../shared/test-page.tsx'
import type { Requester } from '../model/requester.ts'
import { contact, fillLinks, heading, member, portal, press, show, type } from '../send/test-sending.tsx'

afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  Object.assign(getBranding(), { timeZone: 'UTC' })
})

const today = providerToday()
const field = () => screen.queryByLabelText<HTMLInputElement>(/^Needed by/)
const choose = (day: string) => fireEvent.change(field() as HTMLInputElement, { target: { value: day } })
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const dayOf = (name: string) => summary().queryByText(name)?.nextSibling?.textContent

it('asks members, contacts and visitors for the day, and nobody has to name one', async () => {
  const visitor: Requester = { kind: 'visitor', email: 'eva@lindgren.example' }
  for (const requester of [member, contact, visitor]) {
    setSession(requester.kind === 'member' ? signedIn() : null)
    stubApi({ ...portal, 'GET /api/languages': [] })
    await show(requester)
    await heading('Project')
    expect(field()?.labels?.[0]?.textContent).toBe('Needed by (optional)')
    expect([field()?.min, field()?.max]).toEqual([today, latestNeededBy(today)])
    expect(dayOf('Needed by')).toBeUndefined()
    cleanup()
  }
})

it('shows the day at the side and on the confirmation, and sends it', async () => {
  setSession(signedIn())
  const calls = stubApi(portal)
  await show(member)
  await fillLinks()
  type('Project name', 'Terms')
  choose(today)
  expect(dayOf('Needed by')).toBe(formatDate(today))
  await press('Send for estimation')
  await heading('What happens next')
  expect(screen.getByText('Needed by').closest('div')?.querySelector('dd')?.textContent).toBe(formatDate(today))
  const body = calls.find(({ request }) => request === 'POST /api/jobRequests')?.body
  expect(body).toHaveProperty('neededBy', today)
})

it('refuses a day that has passed where the provider works, and one that is too far away', async () => {
  setSession(signedIn())
  const calls = stubApi(portal)
  await show(member)
  await fillLinks()
  choose('2020-01-01')
  fireEvent.blur(field() as HTMLInputElement)
  expect(await screen.findByText('This day has passed.')).toBeTruthy()
  choose(`${Number(today.slice(0, 4)) + 3}-01-01`)
  expect(await screen.findByText('This is more than two years ahead.')).toBeTruthy()
  await press('Send for estimation')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(calls.some(({ request }) => request === 'POST /api/jobRequests')).toBe(false)
  choose('')
  await waitFor(() => expect(screen.queryByText('This is more than two years ahead.')).toBeNull())
})

it('keeps the day in the draft', async () => {
  setSession(signedIn())
  stubApi(portal)
  await show(member)
  await heading('Project')
  choose(today)
  await waitFor(() => expect(localStorage.getItem('portolan-request-draft/client@harbor.example')).toContain(today))
  cleanup()
  await show(member)
  await screen.findByText(/Draft restored/)
  expect(field()?.value).toBe(today)
})

it('does not ask twice where the form of the client has a date of its own', async () => {
  setSession(signedIn())
  const definitions = 'GET /api/clientConfigs/1001/customFieldDefinitions'
  const date = testField('Needed in clinic on', { type: 'DATE' })
  stubApi({ ...portal, [definitions]: [date] })
  await show(member)
  await heading('Project')
  await screen.findByLabelText(/^Needed in clinic on/)
  expect(field()).toBeNull()
  for (const more of [
    { visible: false },
    { disabled: true },
    { visibleIf: [{ fieldName: 'Kind', value: 'Leaflet' }] },
  ]) {
    cleanup()
    queryClient.clear()
    stubApi({ ...portal, [definitions]: [{ ...date, ...more }] })
    await show(member)
    await heading('Project')
    expect(field()).toBeTruthy()
  }
})

it('takes the provider’s day for today', async () => {
  Object.assign(getBranding(), { timeZone: 'Pacific/Auckland' })
  expect(providerToday(new Date('2026-11-18T20:00:00Z'))).toBe('2026-11-19')
})
