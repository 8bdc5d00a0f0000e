// @vitest-environment jsdom
import { saveClientTranslationSettings } from '@portolan/contract/machine-translation/admin/clients'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setSession } from '../../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import ClientSettingsPage from './client-settings-page.tsx'

const path = '/api/desk/machineTranslation/clients/1001/settings'
const settings = {
  ...saveClientTranslationSettings.example.body,
  engineOrder: [{ sourceLanguageId: null, targetLanguageId: 'esm', engines: ['apertium'] }],
}
const reply = {
  clientId: 1001,
  clientName: 'Harbor Health',
  settings,
  engines: [
    { name: 'apertium', isRemote: false },
    { name: 'deepl', isRemote: true },
  ],
}
const language = (id: string, name: string) => ({ id, name, preferred: false, isDisabled: false })

beforeEach(() => setSession(signedIn({ roles: ['ADMIN'] })))

async function show() {
  const calls = stubApi({
    [`GET ${path}`]: reply,
    [`POST ${path}`]: reply,
    'GET /api/languages': [language('enu', 'English'), language('esm', 'Spanish')],
  })
  await showPage(
    '/desk/machineTranslation/clients/1001',
    ClientSettingsPage,
    '/desk/machineTranslation/clients/$clientId',
  )
  await screen.findByRole('form', { name: 'Settings of the client' })
  return calls
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the settings' }))

it('sends the settings as they are if nothing was changed', async () => {
  const calls = await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Machine translation for Harbor Health' })).toBeTruthy()
  await save()
  expect(calls.at(-1)).toMatchObject({ request: `POST ${path}`, body: settings })
})

it('saves switches, limits, file types and the order of engines', async () => {
  const calls = await show()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Nothing leaves our machines/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Excel' }))
  const texts = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Offer text translation' })
  expect(texts.checked).toBe(!settings.disableTextTranslation)
  await userEvent.click(texts)
  fireEvent.change(screen.getByRole('textbox', { name: 'Characters per day' }), { target: { value: '20000' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'First engine' }), { target: { value: 'deepl' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Engine 2' }), { target: { value: 'apertium' } })
  await save()
  expect(calls.at(-1)?.body).toEqual({
    ...settings,
    isKeptOnOurMachines: true,
    disableTextTranslation: !settings.disableTextTranslation,
    allowedFileTypes: ['TEXT', 'WORD', 'POWERPOINT', 'PDF'],
    maxCharactersPerDay: 20_000,
    engineOrder: [{ sourceLanguageId: null, targetLanguageId: 'esm', engines: ['deepl', 'apertium'] }],
  })
})

it('groups the digits of limits', async () => {
  await show()
  const perDay = screen.getByRole<HTMLInputElement>('textbox', { name: 'Characters per day' })
  expect(perDay.value).toMatch(/^\d{1,3}(,\d{3})+$/)
})

it('shows which values are not valid, and needs an engine in each rule', async () => {
  const calls = await show()
  const before = calls.length
  fireEvent.change(screen.getByRole('textbox', { name: 'Characters per text' }), { target: { value: '100001' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add a rule' }))
  await save()
  expect(calls).toHaveLength(before)
  expect(screen.getByRole('textbox', { name: 'Characters per text' }).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove rule 2' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Characters per text' }), { target: { value: '100000' } })
  await save()
  expect(calls.at(-1)?.body).toMatchObject({
    maxCharactersPerRequest: 100_000,
    engineOrder: [{ engines: ['apertium'] }],
  })
})
