// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { done, refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import AdministrationPage from './administration-page.tsx'

const base = '/api/desk/machineTranslation'
const path = '/desk/machineTranslation'
const engine = {
  name: 'apertium',
  state: 'READY',
  isRemote: false,
  order: 1,
  pairs: 12,
  pricePerMillionCharacters: null,
  failure: null,
}
const failing = {
  ...engine,
  name: 'deepl',
  state: 'FAILING',
  isRemote: true,
  order: 2,
  pricePerMillionCharacters: 20,
  failure: { problem: 'quota_used_up', message: 'DeepL answered 456.', failedAt: '2026-10-01T10:00:00.000Z' },
}
const model = {
  language: 'de',
  isFromEnglish: true,
  isIntoEnglish: true,
  downloadBytes: 42_000_000,
  state: 'NOT_INSTALLED',
  percent: null,
  problem: null,
}
const installation = { state: 'NOT_INSTALLED', percent: null, problem: 'off', packages: ['apertium-en-es'] }
const media = {
  state: 'INSTALLING',
  percent: 30,
  engines: [{ name: 'whisper', purpose: 'RECOGNITION', isRemote: false, languages: 57 }],
}
const answers = {
  [`GET ${base}/engines`]: { engines: [engine, failing], apertiumInstallation: installation, media },
  [`GET ${base}/models`]: [
    model,
    { ...model, language: 'es', state: 'INSTALLED' },
    { ...model, language: 'fr', state: 'INSTALLING', percent: 40 },
    { ...model, language: 'it', state: 'FAILED', problem: 'disk_full', isFromEnglish: false },
  ],
}

beforeEach(() => setSession(signedIn({ roles: ['ADMIN'] })))
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

async function addGerman() {
  const german = 'German · From and into English · 42 MB'
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add a language' }), german)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
}

describe('engines', () => {
  it('shows state, order, price and where texts go, with the last problem and what to install', async () => {
    stubApi(answers)
    await showPage(path, AdministrationPage)
    await screen.findByRole('table', { name: 'Engines' })
    expect(rowOf('Apertium').getByText('Stay on our machines')).toBeTruthy()
    const row = rowOf('DeepL')
    expect(row.getByText('Leave our machines')).toBeTruthy()
    expect(row.getByText('$20.00')).toBeTruthy()
    expect(row.getByText(/The quota is used up/)).toBeTruthy()
    expect(row.getByText('DeepL answered 456.')).toBeTruthy()
    expect(screen.getByText(/configured not to install Apertium/)).toBeTruthy()
    expect(screen.getByText('apertium-en-es')).toBeTruthy()
    expect(screen.getByText('Installing, 30 %')).toBeTruthy()
    expect(rowOf('whisper').getByText('Speech to text')).toBeTruthy()
    expect(rowOf('whisper').getByText('57')).toBeTruthy()
  })

  it('adds, cancels and removes neural models', async () => {
    const actions = ['de/actions/add', 'fr/actions/cancel', 'es/actions/remove']
    const calls = stubApi({
      ...answers,
      ...Object.fromEntries(actions.map((action) => [`POST ${base}/models/${action}`, done])),
    })
    const sent = () => calls.filter(({ request }) => request.startsWith('POST')).map(({ request }) => request)
    await showPage(path, AdministrationPage)
    expect(await screen.findByText('Installing, 40 %')).toBeTruthy()
    expect(rowOf('Italian').getByText('There is not enough room on the disk.')).toBeTruthy()
    expect(rowOf('Italian').getByText('Into English only')).toBeTruthy()
    await addGerman()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel French' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Spanish' }))
    expect(sent()).toHaveLength(2)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(sent()).toEqual(actions.map((action) => `POST ${base}/models/${action}`))
  })

  it('says above the engines that a download failed, and tries it again', async () => {
    const calls = stubApi({ ...answers, [`POST ${base}/models/it/actions/add`]: done })
    await showPage(path, AdministrationPage)
    await screen.findByText(/^The neural models for Italian could not be downloaded\./)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls.filter(({ request }) => request === `POST ${base}/models/it/actions/add`)).toHaveLength(1)
  })

  it('says nothing about downloads that did not fail', async () => {
    stubApi({ ...answers, [`GET ${base}/models`]: [model, { ...model, language: 'es', state: 'INSTALLED' }] })
    await showPage(path, AdministrationPage)
    await screen.findByRole('table', { name: 'Engines' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says why an action was refused', async () => {
    const refusal = refuses(404, 'translation_model_not_found', 'There are no neural models for this language.')
    stubApi({ ...answers, [`POST ${base}/models/de/actions/add`]: refusal })
    await showPage(path, AdministrationPage)
    await addGerman()
    expect(getNotes().at(-1)?.tone).toBe('error')
    expect(getNotes().at(-1)?.text).toContain('There are no neural models for this language.')
  })
})

it('shows usage and cost of a month with totals', async () => {
  const usage = {
    month: '2026-10',
    months: ['2026-10', '2026-09'],
    rows: [{ clientId: 1001, clientName: 'Harbor Health', engine: 'deepl', characters: 120_000, cost: 2.4 }],
    hasMoreRows: false,
    engines: [{ engine: 'deepl', characters: 120_000, cost: 2.4 }],
    total: { characters: 120_000, cost: 2.4 },
  }
  const calls = stubApi({
    [`GET ${base}/usage`]: usage,
    [`GET ${base}/usage?month=2026-09`]: { ...usage, month: '2026-09', rows: [], engines: [] },
  })
  await showPage(`${path}?tab=usage`, AdministrationPage)
  await screen.findByRole('table', { name: 'Usage' })
  expect(rowOf('Harbor Health').getByText('120,000')).toBeTruthy()
  expect(rowOf('Total').getByText('$2.40')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '2026-09' } })
  expect(await screen.findByText('Nothing was translated in this month.')).toBeTruthy()
  expect(calls.at(-1)?.request).toBe(`GET ${base}/usage?month=2026-09`)
})

it('lists clients with a link to their settings', async () => {
  const client = {
    clientId: 1004,
    clientName: 'Summit County',
    isKeptOnOurMachines: true,
    isCacheDisabled: true,
    maxCharactersPerDay: 5_000_000,
    charactersToday: 18,
  }
  stubApi({ [`GET ${base}/clients`]: { items: [client], nextPageToken: null } })
  await showPage(`${path}?tab=clients`, AdministrationPage)
  const link = await screen.findByRole('link', { name: 'Summit County' })
  expect(link.getAttribute('href')).toBe('/desk/machineTranslation/clients/1004')
  expect(rowOf('Summit County').getByText('5,000,000')).toBeTruthy()
})
