// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import { testLanguages, testSettings } from './test-settings.ts'
import TextPage from './text-page.tsx'

const translate = 'POST /api/machineTranslation/actions/translateText'
const postEdit = 'POST /api/machineTranslation/actions/postEditText'
const settingsCall = 'GET /api/machineTranslation/settings'

const answer = {
  translatedText: '¿Dónde está la farmacia? Abre a las 8.',
  detectedLanguage: 'enu',
  untranslatedSentences: [],
  glossaryTerms: [{ source: 'pharmacy', target: 'farmacia' }],
  aiLinguisticQualityReviewResult: { score: 5, scoreReason: 'No errors found in numbers and terms.', faults: [] },
}
const faulty = {
  ...answer,
  aiLinguisticQualityReviewResult: {
    score: 3,
    scoreReason: 'Numbers differ in 1 segment.',
    faults: [{ fault: 'numbers_differ', detail: '9', source: 'It opens at 9.', target: 'Abre a las 8.' }],
  },
}
const usual = {
  [settingsCall]: testSettings(),
  'GET /api/languages': testLanguages,
  'POST /api/machineTranslation/actions/detectLanguage': { detectedLanguage: 'enu', isReliable: true },
  [translate]: answer,
  [postEdit]: { correctedText: '¿Dónde queda la farmacia? Abre a las 9.' },
  'POST /api/uiLogs': { status: 204, body: null },
}

// jsdom has no clipboard.
const writeText = vi.fn(async () => {})

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  // Nor does it lay anything out: the list's own height stands in for its layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({ ...usual, ...answers })
  setSession(signedIn())
  await showPage('/machineTranslation/textTranslation', TextPage)
  return { sent: (request: string) => calls.filter((call) => call.request === request), calls }
}

const source = () => screen.findByLabelText<HTMLTextAreaElement>('Text to translate')
const into = () => screen.getByRole('combobox', { name: 'Into' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = async (text: string) => fireEvent.change(await source(), { target: { value: text } })
async function choose(box: HTMLElement, search: string) {
  await userEvent.click(box)
  await userEvent.type(box, search)
  await screen.findByRole('option', { name: new RegExp(search, 'i') })
  await userEvent.keyboard('{Enter}')
}
async function translateText(text = 'Where is the pharmacy? It opens at 9.') {
  await type(text)
  await choose(into(), 'Spanish')
  await press('Translate')
}
const result = () => screen.getByRole('tabpanel')

it('MTTEXT-07 MTTEXT-13 translates a text with detection of its language', async () => {
  const { sent } = await open()
  await translateText()
  await within(result()).findByText(/Dónde está la farmacia/)
  expect(sent(translate).map(({ body }) => body)).toEqual([
    { text: 'Where is the pharmacy? It opens at 9.', targetLanguageCode: 'esm' },
  ])
  expect(screen.getByText('Detected: English')).toBeTruthy()
  expect(screen.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy()
  expect(screen.getByText('No errors found in numbers and terms.')).toBeTruthy()
})

it('MTTEXT-07 sends the source language that was chosen, by Ctrl+Enter too', async () => {
  const { sent } = await open()
  await choose(await screen.findByRole('combobox', { name: 'From' }), 'English')
  await choose(into(), 'Spanish')
  await type('Where?')
  fireEvent.keyDown(await source(), { key: 'Enter', ctrlKey: true })
  await within(result()).findByText(/farmacia/)
  expect(sent(translate)[0]?.body).toEqual({ text: 'Where?', sourceLanguageCode: 'enu', targetLanguageCode: 'esm' })
})

it('MTTEXT-08 has both tabs and the disclaimer; post-editing is optional', async () => {
  await open()
  await source()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Translation',
    'AI post-edited text',
  ])
  expect(
    screen.getByText('Machine translation can contain errors. Ask for a human expert where it matters.'),
  ).toBeTruthy()
})

it('MTTEXT-08 has no post-editing where the organization does not use it', async () => {
  await open({ [settingsCall]: testSettings({ enableAiPostEditing: false }) })
  await translateText()
  await screen.findByRole('button', { name: 'Copy' })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Post-edit with AI' })).toBeNull()
})

it('MTTEXT-09 counts characters and refuses a text that is too long, without losing it', async () => {
  const { sent } = await open()
  await translateText('x'.repeat(205))
  expect(screen.getByText('205 of 200 characters')).toBeTruthy()
  expect(screen.getByText(/The text is 5 characters too long/)).toBeTruthy()
  expect((await source()).value).toHaveLength(205)
  expect(sent(translate)).toEqual([])
  await type('x'.repeat(200))
  expect(screen.queryByText(/too long/)).toBeNull()
})

it('MTTEXT-10 asks for a text and a target language', async () => {
  const { sent } = await open()
  await type('   ')
  await press('Translate')
  expect(screen.getByText('Enter a text to translate.')).toBeTruthy()
  expect(screen.getByText('Choose the language to translate into.')).toBeTruthy()
  expect(document.activeElement).toBe(await source())
  expect(sent(translate)).toEqual([])
})

it('MTTEXT-11 MTTEXT-14 MTTEXT-16 post-edits a translation and says so for 6 seconds', async () => {
  const { sent } = await open()
  await source()
  expect(screen.queryByRole('button', { name: 'Post-edit with AI' })).toBeNull()
  await translateText()
  await screen.findByRole('button', { name: 'Post-edit with AI' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await act(async () => screen.getByRole('button', { name: 'Post-edit with AI' }).click())
  await within(result()).findByText(/Dónde queda la farmacia/)
  expect(sent(postEdit)[0]?.body).toEqual({
    sourceLanguageId: 'enu',
    sourceText: 'Where is the pharmacy? It opens at 9.',
    targetLanguageId: 'esm',
    targetText: answer.translatedText,
  })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('AI post-edited text')
  expect(getNotes().map(({ text }) => text)).toEqual(['The post-edited text is ready.'])
  await act(async () => vi.advanceTimersByTime(5_000))
  expect(getNotes()).toHaveLength(1)
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(getNotes()).toEqual([])
})

it('MTTEXT-16 only logs a failed post-edit', async () => {
  const { calls } = await open({ [postEdit]: refuses(503, 'translation_busy', 'Many texts are being translated.') })
  await translateText()
  await press('Post-edit with AI')
  await waitFor(() => expect(calls.some(({ request }) => request === 'POST /api/uiLogs')).toBe(true), {
    timeout: 5_000,
  })
  expect(screen.queryByText(/Many texts/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Post-edit with AI' })).toBeTruthy()
})

it('MTTEXT-15 emphasizes post-editing for a score below 5, of 5 stars', async () => {
  await open({ [translate]: faulty })
  await translateText()
  const emphasized = (await screen.findByRole('button', { name: 'Post-edit with AI' })).className
  expect(screen.getByRole('img', { name: '3 of 5 stars' })).toBeTruthy()
  expect(emphasized).toBe(screen.getByRole('button', { name: 'Translate' }).className)
})

it('MTTEXT-15 does not emphasize post-editing for the best score', async () => {
  await open()
  await translateText()
  const button = await screen.findByRole('button', { name: 'Post-edit with AI' })
  expect(button.className).not.toBe(screen.getByRole('button', { name: 'Translate' }).className)
})

it('shows a segment at fault in the translation when it is chosen', async () => {
  await open({ [translate]: faulty })
  await translateText()
  await press(/Numbers differ/)
  const mark = within(result()).getByText('Abre a las 8.', { selector: 'mark' })
  expect(mark.hasAttribute('data-highlighted')).toBe(true)
  expect(screen.getByRole('button', { name: /Numbers differ/, pressed: true })).toBeTruthy()
})

it('MTTEXT-17 confirms a copy for 5 seconds', async () => {
  await open()
  await translateText()
  await screen.findByRole('button', { name: 'Copy' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click())
  expect(writeText).toHaveBeenCalledWith(answer.translatedText)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => vi.advanceTimersByTime(4_999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

it('MTTEXT-07 clears the text and its translation', async () => {
  await open()
  await translateText()
  await screen.findByRole('button', { name: 'Copy' })
  await press('Clear')
  expect((await source()).value).toBe('')
  expect(within(result()).getByText('The translation appears here.')).toBeTruthy()
  expect(document.activeElement).toBe(await source())
})

it('begins with the language that the organization translates into most', async () => {
  const available = testLanguages.map((language) => ({ ...language, preferred: language.id === 'esm' }))
  await open({ 'GET /api/clientConfigs/1001/availableLanguages': available })
  await waitFor(() => expect(into()).toHaveProperty('value', 'Spanish'))
})

it('swaps languages and texts', async () => {
  await open()
  await translateText()
  await screen.findByRole('button', { name: 'Copy' })
  await press('Swap languages')
  expect((await source()).value).toBe(answer.translatedText)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('Spanish')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Into' }).value).toBe('English')
})

it('says why a language cannot be chosen and how well others are translated', async () => {
  await open()
  await choose(await screen.findByRole('combobox', { name: 'From' }), 'English')
  await userEvent.click(into())
  expect(await screen.findByRole('option', { name: 'German No engine' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Spanish Expect some mistakes' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'English Not from this language' })).toBeTruthy()
})

it('gives each text the language and direction of its own', async () => {
  await open({ [translate]: { ...answer, translatedText: 'أين الصيدلية؟' } })
  await type('Where is the pharmacy?')
  await choose(into(), 'Arabic')
  await press('Translate')
  const text = await within(result()).findByText('أين الصيدلية؟')
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
  await waitFor(async () => expect([(await source()).lang, (await source()).dir]).toEqual(['en-US', 'ltr']))
})

it('keeps texts per account until the tab is closed', async () => {
  await open()
  await translateText()
  await screen.findByRole('button', { name: 'Copy' })
  await act(async () => cleanup())
  await open()
  expect((await source()).value).toBe('Where is the pharmacy? It opens at 9.')
  expect(await within(result()).findByText(/farmacia/)).toBeTruthy()
  act(() => setSession(signedIn({ username: 'other@harbor.example' })))
  expect((await source()).value).toBe('')
  act(() => setSession(signedIn()))
  expect((await source()).value).toBe('Where is the pharmacy? It opens at 9.')
})

it('asks for the language of a text when it is not certain', async () => {
  await open({ [translate]: refuses(422, 'language_not_detected', 'We could not tell the language of this text.') })
  await translateText('Taxi')
  expect(await screen.findByText(/We could not tell the language/)).toBeTruthy()
  expect(screen.getByText('We are not sure which language this is. Please choose it.')).toBeTruthy()
})

it('shows a failure in the page and tries again', async () => {
  await open({ [translate]: refuses(503, 'translation_busy', 'Many texts are being translated right now.') })
  await translateText()
  expect(await screen.findByText(/Many texts are being translated right now/)).toBeTruthy()
  stubApi(usual)
  await press('Try again')
  expect(await within(result()).findByText(/farmacia/)).toBeTruthy()
})

it('says that engines are being installed, and why nothing is offered', async () => {
  const nothing = { offeredLanguages: [] }
  await open({
    [settingsCall]: testSettings({ ...nothing, engineInstallation: { state: 'INSTALLING', percent: 40 } }),
  })
  expect(await screen.findByText(/being installed: 40 % done/)).toBeTruthy()
})

it('MTTEXT-04 says that text translation is turned off', async () => {
  await open({ [settingsCall]: testSettings({ disableTextTranslation: true }) })
  expect(await screen.findByText('This kind of translation is turned off for your organization.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Text' })).toBeNull()
})

it('stops a translation that is running and keeps what was translated', async () => {
  const long = `${'Where is the pharmacy? '.repeat(50)}\n`
  await open({ [settingsCall]: testSettings({ maxCharactersPerRequest: 10_000 }) })
  const answered = fetch
  let pieces = 0
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (!input.endsWith('/translateText') || ++pieces === 1) return answered(input, init)
    return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  })
  await translateText(long.repeat(3))
  expect(await screen.findByText('Translating part 2 of 3…')).toBeTruthy()
  expect(within(result()).getByText(/farmacia/)).toBeTruthy()
  await press('Cancel')
  expect(screen.getByText('Stopped after part 1 of 3.')).toBeTruthy()
  expect(within(result()).getByText(/farmacia/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Translate' })).toBeTruthy()
})
