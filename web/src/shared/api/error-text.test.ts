// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../messages/language.ts'
import { ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'

it('SHELL-37 shows the message of the body with its error code', () => {
  const error = new ApiError(409, { message: 'The quote has expired.', errorCode: 'quote_expired' })
  expect(errorText(error)).toBe('The quote has expired. [Error code: quote_expired]')
})

it('SHELL-37 shows the message of the body alone when it has no code', () => {
  expect(errorText(new ApiError(409, { message: 'The quote has expired.' }))).toBe('The quote has expired.')
})

it('SHELL-37 shows the error’s own message when the body has none', () => {
  expect(errorText(new ApiError(503))).toBe('Service Unavailable')
  expect(errorText(new Error('The file is empty'))).toBe('The file is empty')
})

it.each([undefined, null, 'thrown text', new Error('')])('SHELL-37 shows "Unexpected error" for %s', (thrown) => {
  expect(errorText(thrown)).toBe('Unexpected error')
})

describe('a refusal for calling too often', () => {
  const tooMany = (retryAfterSeconds: number) =>
    new ApiError(429, { message: 'Too many requests.', errorCode: 'too_many_requests', retryAfterSeconds })
  const code = '[Error code: too_many_requests]'
  afterEach(() => setLanguage('en'))

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [86_000, '24 hours'],
  ])('says how long to wait: %s seconds', (seconds, duration) => {
    expect(errorText(tooMany(seconds))).toBe(`Too many requests. You can try again in ${duration}. ${code}`)
  })

  it('says so in Arabic', async () => {
    await setLanguage('ar')
    expect(errorText(tooMany(120))).toContain('مدة الانتظار قبل المحاولة مرة أخرى: دقيقتان.')
    expect(errorText(tooMany(300))).toMatch(/: \S+ دقائق\./)
  })
})
