import { expect, it } from 'vitest'
import { Origination } from './job-requests/requests.ts'
import { requestPath } from './request-path.ts'

it('REQ-80 returns the page for the request’s origination', () => {
  const paths = Origination.options.map((origination) => [origination, requestPath({ id: '1', origination })])
  expect(Object.fromEntries(paths)).toEqual({
    WEBFORM: '/requests/1',
    COUPA: '/coupa/1',
    MT: '/machineTranslation/fileTranslation/1',
    MEDIAAI: '/machineTranslation/mediaTranslation/1',
    EMAIL: null,
    EXTERNALAPI: null,
  })
})
