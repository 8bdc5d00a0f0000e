// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../messages/language.ts'
import { RequestHistory } from './request-history.tsx'

afterEach(() => setLocale('en'))

const at = '2026-11-10T10:00:00.000Z'

it('says to staff that it came to the desk, where clients read that it is looked at', async () => {
  const history = [{ at, status: 'READY_FOR_INTERNAL_REVIEW' as const, by: null, reason: null }]
  const { rerender } = render(<RequestHistory request={{ history, isBeingPrepared: false }} />)
  expect(await screen.findByText('We’re looking at it')).toBeTruthy()
  rerender(<RequestHistory request={{ history, isBeingPrepared: false }} asStaff />)
  expect(screen.getByText('Arrived at the desk')).toBeTruthy()
})

it.each([
  ['documents', 'ANALYZING', 'en', 'Counting the words'],
  ['TRANSLATION', 'ANALYZING', 'en', 'Preparing the audio and video'],
  ['TRANSLATION', 'ANALYZING', 'ar', 'تجهيز الصوت والفيديو'],
  ['TRANSLATION', 'ANALYZING', 'es', 'Preparación del audio y el video'],
  ['TRANSLATION', 'TRANSLATING', 'en', 'Translation began'],
  ['TRANSCRIPTION', 'TRANSLATING', 'en', 'Transcription began'],
  ['TRANSCRIPTION', 'TRANSLATING', 'ar', 'بدأ التفريغ النصي'],
  ['TRANSCRIPTION', 'TRANSLATING', 'es', 'Comenzó la transcripción'],
] as const)('says of %s at %s in %s: %s', async (kind, status, locale, text) => {
  await setLocale(locale)
  const request = { history: [{ at, status, by: null, reason: null }], isBeingPrepared: false }
  render(<RequestHistory request={request} {...(kind !== 'documents' && { media: kind })} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('puts the notes of staff between the steps, the latest first', async () => {
  const step = (status: 'CREATED' | 'COMPLETED', hour: number) => ({
    at: `2026-11-10T1${hour}:00:00.000Z`,
    status,
    by: null,
    reason: null,
  })
  const request = { history: [step('CREATED', 0), step('COMPLETED', 2)], isBeingPrepared: false }
  const notes = [{ at: '2026-11-10T11:00:00.000Z', title: 'Coordinator: Coral Day', detail: null, by: 'Adam Hale' }]
  render(<RequestHistory request={request} asStaff notes={notes} />)
  const entries = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(entries[0]).toMatch(/^Completed/)
  expect(entries[1]).toMatch(/^Coordinator: Coral Day.*by Adam Hale$/)
  expect(entries[2]).toMatch(/^Request sent/)
})
