// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../messages/language.ts'
import { RequestHistory } from './request-history.tsx'

afterEach(() => setLocale('en'))

const history = [{ at: '2026-11-10T10:00:00.000Z', status: 'ANALYZING', by: null, reason: null }] as const

it.each([
  ['documents', 'en', 'Counting the words'],
  ['media', 'en', 'Preparing the audio and video'],
  ['media', 'ar', 'تجهيز الصوت والفيديو'],
  ['media', 'es', 'Preparación del audio y el video'],
] as const)('says of %s in %s: %s', async (kind, locale, text) => {
  await setLocale(locale)
  render(<RequestHistory request={{ history: [...history], isBeingPrepared: false }} isMedia={kind === 'media'} />)
  expect(await screen.findByText(text)).toBeTruthy()
})
