import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { isOpenToApiKeys } from './api-key-access.ts'

it('keeps keys from everything that decides who signs in', () => {
  const closed = endpoints.filter((endpoint) => !isOpenToApiKeys(endpoint)).map(({ name }) => name)
  const words = /password|mfa|passkey|session|apiKey|impersonat|role|invit|enableUser|disableUser|ContactAccount/i
  const open = endpoints.filter(isOpenToApiKeys).map(({ name }) => name)
  // Reading is harmless, and visitors need no key to open the link of an invitation or to make an account.
  const readers = [
    'getApiKeySettings',
    'listClientApiKeys',
    'listClientInvitations',
    'listInvitations',
    'listStaffInvitations',
    'listUserRoles',
    'openInvitation',
  ]
  expect(open.filter((name) => words.test(name)).sort()).toEqual(readers)
  expect(closed).toContain('createApiKey')
  expect(closed).toContain('changePassword')
  expect(open).toContain('createJobRequest')
})
