// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refuses } from '../../../shared/test-page.tsx'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import { testSettings } from './test-settings.ts'
import {
  answer,
  faulty,
  open,
  postEdit,
  prepareBrowser,
  press,
  result,
  settingsCall,
  source,
  translate,
  translateText,
} from './test-text-page.tsx'

beforeEach(prepareBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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

it('says that post-editing changed nothing', async () => {
  await open({ [postEdit]: { correctedText: answer.translatedText } })
  await translateText()
  await press('Post-edit with AI')
  await waitFor(() =>
    expect(getNotes().map(({ text }) => text)).toContain('Nothing was changed: AI found nothing to correct.'),
  )
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Translation')
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
  expect(screen.getByText('Fair')).toBeTruthy()
  expect(emphasized).toBe(screen.getByRole('button', { name: 'Translate' }).className)
})

it('MTTEXT-15 does not emphasize post-editing for the best score', async () => {
  await open()
  await translateText()
  const button = await screen.findByRole('button', { name: 'Post-edit with AI' })
  expect(button.className).not.toBe(screen.getByRole('button', { name: 'Translate' }).className)
})
