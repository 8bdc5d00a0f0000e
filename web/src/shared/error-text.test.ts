import { expect, it } from 'vitest'
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
