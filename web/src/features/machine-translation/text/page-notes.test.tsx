// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { readHandedText } from '../../../shared/request/handed-text.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages, testSettings } from './test-settings.ts'
import { prepareBrowser } from './test-text-page.tsx'
import TextPage from './text-page.tsx'

const settingsCall = 'GET /api/machineTranslation/settings'
const applications = 'GET /api/userAccount/enabledApplications'

const answer = {
  translatedText: '¿Dónde está la farmacia?',
  detectedLanguage: null,
  untranslatedSentences: [],
  glossaryTerms: [{ source: 'pharmacy', target: 'farmacia' }],
  aiLinguisticQualityReviewResult: null,
}
const glossary = {
  ...{ id: 'g', name: 'G', sourceLanguageId: 'enu', targetLanguageId: 'esm', termCount: 7 },
  changeTime: '2026-10-31T09:30:00Z',
}

beforeEach(() => {
  prepareBrowser()
  // The languages of the last visit.
  localStorage.setItem(
    `portolan-text-languages/${signedIn().username}`,
    JSON.stringify({ sourceId: 'enu', targetId: 'esm' }),
  )
})

async function open(answers: Record<string, unknown> = {}) {
  stubApi({
    [settingsCall]: testSettings(),
    [applications]: { applicationIds: ['createProject', 'machineTranslation'] },
    'GET /api/languages': testLanguages,
    'GET /api/machineTranslation/glossaries': [glossary],
    'POST /api/machineTranslation/actions/translateText': answer,
    ...answers,
  })
  setSession(signedIn())
  return showPage('/machineTranslation/textTranslation', TextPage)
}
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Text to translate'), { target: { value: text } })
const human = () => screen.queryByRole('button', { name: 'Request human translation' })

it('counts the terms of the glossaries that the text uses, once it is translated', async () => {
  await open()
  await type('Where is the pharmacy?')
  expect(await screen.findByText('7 glossary terms for these languages')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
  const used = await screen.findByText('1 of 7 glossary terms used')
  expect(used.title).toBe('pharmacy → farmacia')
  expect(screen.getAllByRole('link', { name: 'Glossaries' })).toHaveLength(1)
  await type('Where is the doctor?')
  expect(screen.getByText('7 glossary terms for these languages')).toBeTruthy()
})

it('hands the text and its languages to the form of a request, and not in the address', async () => {
  const { address } = await open()
  await type('Where is the pharmacy?')
  await userEvent.click(await screen.findByRole('button', { name: 'Request human translation' }))
  await waitFor(() => expect(address()).toBe('/createProject'))
  expect(readHandedText(signedIn().username)).toEqual({
    text: 'Where is the pharmacy?',
    sourceLanguageId: 'enu',
    targetLanguageIds: ['esm'],
  })
})

it('stays where no engine knows a language, and leads to a request with the text', async () => {
  const { address } = await open()
  await type('Where is the pharmacy?')
  await screen.findByRole('button', { name: 'Request human translation' })
  const into = screen.getByRole('combobox', { name: 'Into' })
  await userEvent.click(into)
  await userEvent.type(into, 'German')
  await screen.findByRole('option', { name: 'German Human translation only' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('No engine here translates English into German.')).toBeTruthy()
  const translate = screen.getByRole<HTMLButtonElement>('button', { name: 'Translate' })
  expect(translate.disabled).toBe(true)
  expect(document.getElementById(translate.getAttribute('aria-describedby') ?? '')?.textContent).toContain('No engine')
  expect(address()).toBe('/machineTranslation/textTranslation')
  await userEvent.click(screen.getByRole('button', { name: 'Request human translation' }))
  await waitFor(() => expect(address()).toBe('/createProject'))
  expect(readHandedText(signedIn().username)).toEqual({
    text: 'Where is the pharmacy?',
    sourceLanguageId: 'enu',
    targetLanguageIds: ['deu'],
  })
})

it.each([
  ['gist', false, 'solid'],
  ['gist', true, 'text'],
  ['fair', false, 'text'],
] as const)(
  'with an engine of quality %s and post-editing %s, makes people the %s button next to a result',
  async (...given) => {
    const [quality, enableAiPostEditing, kind] = given
    const offeredLanguages = [{ sourceLanguageIds: ['enu'], targetLanguageIds: ['esm'], quality }]
    await open({ [settingsCall]: testSettings({ offeredLanguages, enableAiPostEditing }) })
    await type('Where is the pharmacy?')
    await waitFor(() => expect(human()?.className).toContain('text'))
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    await screen.findByText('The translation is ready.')
    const note = screen.queryByText(/^This pair is translated by our built-in engine\./)
    expect(note !== null).toBe(quality === 'gist')
    await waitFor(() => expect(human()?.className).toMatch(new RegExp(`_${kind}_`)))
    await type('Where is the pharmacy now?')
    await waitFor(() => expect(human()?.className).toMatch(/_text_/))
  },
)

it('offers no human translation where the organization has none', async () => {
  await open({ [settingsCall]: testSettings({ disableHumanEscalation: true }) })
  await type('Where?')
  expect(await screen.findByText(/glossary terms/)).toBeTruthy()
  expect(human()).toBeNull()
})

it('offers no human translation to somebody who cannot send requests', async () => {
  await open({ [applications]: { applicationIds: ['machineTranslation'] } })
  await type('Where?')
  expect(await screen.findByText(/glossary terms/)).toBeTruthy()
  expect(human()).toBeNull()
})

it('makes people the main way where no engine knows the languages', async () => {
  const offeredLanguages = [{ sourceLanguageIds: ['enu'], targetLanguageIds: ['ara'], quality: 'fair' as const }]
  await open({ [settingsCall]: testSettings({ offeredLanguages }) })
  await type('Where is the pharmacy?')
  expect(await screen.findByText('No engine here translates English into Spanish.')).toBeTruthy()
  expect(human()?.className).toMatch(/_solid_/)
})

it('asks for another language where nobody can be asked', async () => {
  localStorage.setItem(
    `portolan-text-languages/${signedIn().username}`,
    JSON.stringify({ sourceId: 'enu', targetId: 'deu' }),
  )
  await open({ [settingsCall]: testSettings({ disableHumanEscalation: true }) })
  expect(await screen.findByText('No engine here translates English into German.')).toBeTruthy()
  expect(screen.getByText('Choose another language.')).toBeTruthy()
  expect(human()).toBeNull()
  const from = screen.getByRole('combobox', { name: 'From' })
  await userEvent.click(from)
  await userEvent.type(from, 'Detect')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('No engine here translates into German.')).toBeTruthy()
})
