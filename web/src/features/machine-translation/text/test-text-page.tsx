import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages, testSettings } from './test-settings.ts'
import TextPage from './text-page.tsx'

export const translate = 'POST /api/machineTranslation/actions/translateText'
export const postEdit = 'POST /api/machineTranslation/actions/postEditText'
export const settingsCall = 'GET /api/machineTranslation/settings'

export const answer = {
  translatedText: '¿Dónde está la farmacia? Abre a las 8.',
  detectedLanguage: 'enu',
  untranslatedSentences: [],
  glossaryTerms: [{ source: 'pharmacy', target: 'farmacia' }],
  aiLinguisticQualityReviewResult: { score: 5, scoreReason: 'No errors found in numbers and terms.', faults: [] },
}
export const faulty = {
  ...answer,
  aiLinguisticQualityReviewResult: {
    score: 3,
    scoreReason: 'Numbers differ in 1 segment.',
    faults: [{ fault: 'numbers_differ', detail: '9', source: 'It opens at 9.', target: 'Abre a las 8.' }],
  },
}
export const usual = {
  [settingsCall]: testSettings(),
  'GET /api/languages': testLanguages,
  'POST /api/machineTranslation/actions/detectLanguage': { detectedLanguage: 'enu', isReliable: true },
  [translate]: answer,
  [postEdit]: { correctedText: '¿Dónde queda la farmacia? Abre a las 9.' },
  'POST /api/uiLogs': { status: 204, body: null },
}

/** jsdom has no clipboard. */
export const writeText = vi.fn(async () => {})

/** An empty browser that can copy. */
export function prepareBrowser(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  // jsdom lays nothing out: the list's own height stands in for its layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
  sessionStorage.clear()
  localStorage.clear()
}

export async function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({ ...usual, ...answers })
  setSession(signedIn())
  await showPage('/machineTranslation/textTranslation', TextPage)
  return { sent: (request: string) => calls.filter((call) => call.request === request), calls }
}

export const source = () => screen.findByLabelText<HTMLTextAreaElement>('Text to translate')
export const into = () => screen.getByRole('combobox', { name: 'Into' })
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const type = async (text: string) => fireEvent.change(await source(), { target: { value: text } })
export async function choose(box: HTMLElement, search: string) {
  await userEvent.click(box)
  await userEvent.type(box, search)
  await screen.findByRole('option', { name: new RegExp(search, 'i') })
  await userEvent.keyboard('{Enter}')
}
export async function translateText(text = 'Where is the pharmacy? It opens at 9.') {
  await type(text)
  await choose(into(), 'Spanish')
  await press('Translate')
}
export const result = () => screen.getByRole('tabpanel')
