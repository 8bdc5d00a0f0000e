// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../messages/language.ts'
import { ApiError } from './api-error.ts'
import { errorText, fieldTexts } from './error-text.ts'

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

describe('in the reader’s language', () => {
  afterEach(() => setLanguage('en'))
  const tooLarge = new ApiError(400, {
    errorCode: 'files_too_large',
    params: { limit: 'total', megabytes: 60 },
    message: 'The files together exceed 60 MB.',
    fields: [
      { path: 'body.files', code: 'file_name_twice', params: { name: 'a.txt' }, message: 'A file named a.txt …' },
      { path: 'body.files', code: 'from_a_newer_server', message: 'New rule.' },
    ],
  })

  it('words an error by its code and values', async () => {
    expect(errorText(tooLarge)).toBe('The files together exceed 60 MB. [Error code: files_too_large]')
    await setLanguage('ar')
    expect(errorText(tooLarge)).toContain('تتجاوز الملفات معًا 60 ميغابايت.')
  })

  it('words what is wrong with fields by their codes', async () => {
    expect(fieldTexts(tooLarge).map(({ text }) => text)).toEqual(['A file named a.txt …', 'New rule.'])
    await setLanguage('ar')
    expect(fieldTexts(tooLarge).map(({ text }) => text)).toEqual([
      'يوجد في القائمة بالفعل ملف باسم \u2068a.txt\u2069.',
      'New rule.',
    ])
  })

  it('shows the server’s English for a code it does not know', async () => {
    await setLanguage('ar')
    expect(errorText(new ApiError(409, { errorCode: 'from_a_newer_server', message: 'New refusal.' }))).toContain(
      'New refusal.',
    )
  })
})
