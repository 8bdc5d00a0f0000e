// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import RatesPage from './rates-page.tsx'

const path = '/api/desk/clients/1001/rates'
const rate = {
  sourceLanguageId: 'enu',
  targetLanguageId: 'esm',
  pricePerPage: 32,
  minimumPages: 2,
  rushFactor: 1.5,
  pagesPerDay: 10,
}
const client = { id: 1001, name: 'Harbor Health' }
const language = (id: string, name: string) => ({ id, name, preferred: false, isDisabled: false })

async function show(role: 'ADMIN' | 'QUOTER' | 'CLIENT_MANAGER') {
  setSession(signedIn({ roles: [role] }))
  const calls = stubApi({
    [`GET ${path}`]: { client, rates: [rate], minimumCharge: 25 },
    [`POST ${path}`]: { client, rates: [{ ...rate, pricePerPage: 33.25 }], minimumCharge: 30 },
    'GET /api/languages': [language('enu', 'English'), language('esm', 'Spanish')],
  })
  await showPage('/desk/clients/1001/rates', RatesPage, '/desk/clients/$clientId/rates')
  await screen.findByRole('table', { name: 'Rates' })
  return calls
}

it('leads administrators back to the client, and others to the desk', async () => {
  const trail = () =>
    [...screen.getByRole('navigation', { name: 'Breadcrumbs' }).querySelectorAll('a')].map((link) => link.pathname)
  await show('ADMIN')
  expect(trail()).toEqual(['/administration', '/administration/clients/1001'])
  cleanup()
  await show('QUOTER')
  expect(trail()).toEqual(['/desk'])
})

it('saves the rates of a client, and shows which values are not valid', async () => {
  const calls = await show('QUOTER')
  expect(screen.getByRole('heading', { level: 1, name: 'Rates for Harbor Health' })).toBeTruthy()
  const price = screen.getByRole('textbox', { name: 'Price per page, English to Spanish' })
  fireEvent.change(price, { target: { value: 'much' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Rush factor/ }), { target: { value: '0.5' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Pages per day/ }), { target: { value: '2.5' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  expect(screen.getByText('A price from 0 to 10000, such as 32.50')).toBeTruthy()
  expect(screen.getByText('A number from 1 to 10, such as 1.5')).toBeTruthy()
  expect(screen.getByText('A whole number from 1 to 10000')).toBeTruthy()
  fireEvent.change(price, { target: { value: '33.25' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Rush factor/ }), { target: { value: '2' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Pages per day/ }), { target: { value: '9' } })
  expect(screen.getByText('3 unsaved changes')).toBeTruthy()
  const charge = screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum charge' })
  expect(charge.value).toBe('25.00')
  fireEvent.change(charge, { target: { value: '30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  const saved = { ...rate, pricePerPage: 33.25, rushFactor: 2, pagesPerDay: 9 }
  expect(calls.at(-1)?.body).toEqual({ rates: [saved], minimumCharge: 30 })
  await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove English to Spanish' }))
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  expect(screen.getByText('This client has no rates yet: every request is priced by hand.')).toBeTruthy()
})

it('shows the rates read-only to people who may not change them', async () => {
  await show('CLIENT_MANAGER')
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  expect(row.getByText('32.00')).toBeTruthy()
  expect(screen.getByText('Minimum charge: $25.00')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
