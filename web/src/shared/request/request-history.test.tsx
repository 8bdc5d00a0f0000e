// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../messages/language.ts'
import { RequestHistory } from './request-history.tsx'
import { aRequest } from './test-request.ts'

afterEach(() => setLocale('en'))

const history = [{ at: '2026-11-10T10:00:00.000Z', status: 'ANALYZING', by: null, reason: null }] as const

it.each([
  ['WEBFORM', 'en', 'Counting the words'],
  ['MT', 'en', 'Counting the words'],
  ['MEDIAAI', 'en', 'Preparing the audio and video'],
  ['MEDIAAI', 'ar', 'تجهيز الصوت والفيديو'],
  ['MEDIAAI', 'es', 'Preparación del audio y el vídeo'],
] as const)('says for a request of origination %s in %s that it was: %s', async (origination, locale, text) => {
  await setLocale(locale)
  render(<RequestHistory request={aRequest({ origination, history: [...history] })} />)
  expect(await screen.findByText(text)).toBeTruthy()
})
