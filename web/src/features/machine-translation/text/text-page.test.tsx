// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLocale } from '../../../shared/messages/language.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages, testSettings } from './test-settings.ts'
import {
  answer,
  choose,
  faulty,
  into,
  open,
  prepareBrowser,
  press,
  result,
  settingsCall,
  source,
  translate,
  translateText,
  type,
  usual,
  writeText,
} from './test-text-page.tsx'

beforeEach(prepareBrowser)
afterEach(async () => {
  await setLocale('en')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
  expect(await screen.findByRole('option', { name: 'German Not translated by machine' })).toBeTruthy()
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

it('says where to choose another language than one that was detected and is not offered', async () => {
  const { sent } = await open({
    'POST /api/machineTranslation/actions/detectLanguage': { detectedLanguage: 'deu', isReliable: true },
  })
  await type('Wo ist die Apotheke?')
  await choose(into(), 'Spanish')
  await screen.findByText('Detected: German')
  await press('Translate')
  expect(await screen.findByText(/^This looks like German, .* choose it under “From”/)).toBeTruthy()
  await act(() => setLocale('es'))
  expect(await screen.findByText(/^Parece german, que no podemos traducir a spanish/)).toBeTruthy()
  expect(sent(translate)).toEqual([])
})

it('withdraws the verdict once the text has changed', async () => {
  await open()
  await translateText()
  expect(await screen.findByText('Very good')).toBeTruthy()
  await type('Where is the doctor?')
  expect(screen.getByText(/have changed since/)).toBeTruthy()
  expect(screen.queryByText('Very good')).toBeNull()
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
