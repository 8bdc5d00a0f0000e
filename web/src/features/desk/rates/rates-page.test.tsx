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
  unit: 'PAGE',
  unitPrice: 32,
  minimumQuantity: 2,
  rushFactor: 1.5,
  pagesPerDay: 10,
}
const french = { ...rate, targetLanguageId: 'fra', unit: 'WORD', unitPrice: 0.125, minimumQuantity: 250 }
const others = [{ ...rate, unitPrice: 50 }, french]
const client = { id: 1001, name: 'Harbor Health' }
const language = (id: string, name: string) => ({ id, name, preferred: false, isDisabled: false })

async function show(role: 'ADMIN' | 'QUOTER' | 'CLIENT_MANAGER', rates: object[] = [rate]) {
  setSession(signedIn({ roles: [role] }))
  const calls = stubApi({
    [`GET ${path}`]: { client, rates, minimumCharge: rates.length === 0 ? 0 : 25 },
    [`POST ${path}`]: { client, rates: [{ ...rate, unitPrice: 33.25 }], minimumCharge: 30 },
    'GET /api/desk/rates': {
      clients: [
        { ...client, rates: 1 },
        { id: 1002, name: 'Meridian', rates: 2 },
      ],
    },
    'GET /api/desk/clients/1002/rates': { client: { id: 1002, name: 'Meridian' }, rates: others, minimumCharge: 40 },
    'GET /api/languages': ['enu English', 'esm Spanish', 'fra French', 'deu German'].map((text) => {
      const [id = '', name = ''] = text.split(' ')
      return language(id, name)
    }),
  })
  await showPage('/desk/clients/1001/rates', RatesPage, '/desk/clients/$clientId/rates')
  await screen.findByRole('textbox', { name: /^Minimum charge/ }).catch(() => screen.findByRole('table'))
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
  const price = screen.getByRole('textbox', { name: 'Unit price, English to Spanish' })
  fireEvent.change(price, { target: { value: 'much' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Rush factor/ }), { target: { value: '0.5' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Pages per day/ }), { target: { value: '2.5' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  expect(screen.getByText(/^A price from 0 to 10000/)).toBeTruthy()
  expect(screen.getByText('A number from 1 to 10, such as 1.5')).toBeTruthy()
  expect(screen.getByText('A whole number from 1 to 10000')).toBeTruthy()
  fireEvent.change(price, { target: { value: '33.25' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Rush factor/ }), { target: { value: '2' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Pages per day/ }), { target: { value: '9' } })
  expect(screen.getByText('3 unsaved changes')).toBeTruthy()
  const charge = screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum charge per language' })
  expect(charge.value).toBe('25.00')
  fireEvent.change(charge, { target: { value: '30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  const saved = { ...rate, unitPrice: 33.25, rushFactor: 2, pagesPerDay: 9 }
  expect(calls.at(-1)?.body).toEqual({ rates: [saved], minimumCharge: 30 })
  await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove English to Spanish' }))
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  expect(screen.getByText(/^This client has no rates yet: every request is priced by hand\. Copy/)).toBeTruthy()
})

it('shows the rates read-only to people who may not change them', async () => {
  await show('CLIENT_MANAGER')
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  expect(row.getByText('$32.00 per page')).toBeTruthy()
  expect(row.getByText('2 pages')).toBeTruthy()
  expect(screen.getByText('Minimum charge: $25.00')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Save|Remove|Add|Copy/ })).toBeNull()
})

const namesOf = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

it('prices by the word, the hour or flat, and asks for a new price when the unit changes', async () => {
  const calls = await show('QUOTER', [rate, french])
  expect(value('Unit price, English to French')).toBe('0.125')
  const unit = screen.getByRole('combobox', { name: 'Priced by, English to Spanish' })
  await userEvent.selectOptions(unit, 'Hour')
  expect(screen.getByText(/^Hours and minutes cannot be counted/)).toBeTruthy()
  expect(value('Unit price, English to Spanish')).toBe('')
  await userEvent.selectOptions(unit, 'Page')
  expect(screen.getByLabelText<HTMLInputElement>('Unit price, English to Spanish').value).toBe('32.00')
  await userEvent.selectOptions(unit, 'Flat price')
  expect(screen.queryByRole('textbox', { name: 'Billed at least, English to Spanish' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Unit price, English to Spanish' }), { target: { value: '80' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  const flat = { ...rate, unit: 'FLAT', unitPrice: 80, minimumQuantity: 0 }
  expect(calls.at(-1)?.body).toEqual({ rates: [flat, french], minimumCharge: 25 })
})

it('copies the missing pairs of another client, or all of them, and saves nothing by itself', async () => {
  const calls = await show('QUOTER')
  const copyFrom = async (replaces: boolean) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy from another client' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Client' }), 'Meridian: 2 pairs')
    if (replaces) await userEvent.click(screen.getByRole('checkbox', { name: /^Replace all rates/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await copyFrom(false)
  expect(namesOf()).toEqual(['English to Spanish', 'English to French'])
  expect(value('Unit price, English to Spanish')).toBe('32.00')
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard the changes' }))
  expect(namesOf()).toEqual(['English to Spanish'])
  await copyFrom(true)
  expect(value('Unit price, English to Spanish')).toBe('50.00')
  expect(value('Minimum charge per language')).toBe('40.00')
  expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false)
})

it('offers to copy where a client has none, with the minimum charge', async () => {
  await show('QUOTER', [])
  await userEvent.click(screen.getByRole('button', { name: 'Copy from another client' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(screen.getAllByText('Choose a client').length).toBeGreaterThan(1)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Meridian: 2 pairs')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(namesOf()).toHaveLength(2))
  expect(value('Minimum charge per language')).toBe('40.00')
})

it('sorts by name or price, goes from row to row with the arrow keys, and keeps the focus where a row is removed', async () => {
  await show('QUOTER', [rate, { ...rate, targetLanguageId: 'deu', unitPrice: 40 }])
  expect(namesOf()).toEqual(['English to German', 'English to Spanish'])
  await userEvent.click(screen.getByRole('button', { name: 'Unit price' }))
  expect(namesOf()).toEqual(['English to Spanish', 'English to German'])
  await userEvent.click(screen.getByRole('textbox', { name: 'Rush factor, English to Spanish' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rush factor, English to German')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rush factor, English to Spanish')
  await userEvent.click(screen.getByRole('button', { name: 'Remove English to Spanish' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove English to German')
})
