// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../messages/language.ts'
import { RequestHistory } from './request-history.tsx'

afterEach(() => setLocale('en'))

const at = '2026-11-10T10:00:00.000Z'

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
