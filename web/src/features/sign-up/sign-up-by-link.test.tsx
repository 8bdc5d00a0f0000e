// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuses, stubApi } from '../../shared/test-page.tsx'
import { company, fillAll, fillUser, harbor, heading, next, showSignUp } from './test-sign-up.tsx'

const link = '/signUp/MTAwMQ%3D%3D/secret'

it('SIGNUP-14 SIGNUP-05 SIGNUP-06 signs up with the company of the link, even where the domain has several', async () => {
  const calls = stubApi({ ...harbor, 'GET /api/clientConfigs': [company(1001), company(1002)] })
  await showSignUp(link)
  expect(await screen.findByText(/You are signing up with Harbor Health, Inc\./)).toBeTruthy()
  expect(calls[0]?.request).toBe('GET /api/clientConfigs/1001?token=secret&purpose=signUp')
  await fillAll()
  await heading('Check your email')
  expect(calls.at(-2)?.request).toBe(
    'GET /api/clientConfigs/1001/customFieldDefinitions?token=secret&purpose=signUp&category=USER',
  )
  expect(calls.at(-1)?.body).toMatchObject({ clientId: 1001, token: 'secret' })
})

it('takes any address where the company has no domain of its own', async () => {
  stubApi({
    ...harbor,
    'GET /api/clientConfigs': [],
    'GET /api/clientConfigs/1001': company(1001, { allowedEmailDomains: [] }),
  })
  await showSignUp(link)
  await screen.findByText('About you')
  await fillAll({ 'Email address': 'nora@home.example' })
  await heading('Check your email')
})

it('SIGNUP-13 SIGNUP-05 says when the address does not belong to the company of the link', async () => {
  const calls = stubApi({ ...harbor, 'GET /api/clientConfigs': [company(1002)] })
  await showSignUp(link)
  await screen.findByText('About you')
  fillUser({ 'Email address': 'nora@meridian.example' })
  await next()
  await heading('This email address does not belong to Harbor Health, Inc.')
  expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false)
})

it('SIGNUP-13 SIGNUP-14 calls a link invalid whose client or token is not good', async () => {
  const calls = stubApi({ 'GET /api/clientConfigs/1001': refuses(404, 'client_not_found', 'No.') })
  await showSignUp(link)
  await heading('Invalid sign-up URL')
  expect(calls).toHaveLength(1)
})

it('SIGNUP-14 calls a link invalid whose client id cannot be read, and asks nobody', async () => {
  const calls = stubApi({})
  await showSignUp('/signUp/1001/secret')
  await heading('Invalid sign-up URL')
  expect(calls).toEqual([])
})

it('SIGNUP-15 calls a link invalid whose client is inactive or takes no sign-ups', async () => {
  for (const more of [{ status: 'INACTIVE' as const }, { disableSelfRegistration: true }]) {
    stubApi({ 'GET /api/clientConfigs/1001': company(1001, more) })
    await showSignUp(link)
    expect((await screen.findAllByRole('heading', { name: 'Invalid sign-up URL' })).length).toBeGreaterThan(0)
  }
})

it('SIGNUP-13 hears from the server that the token is none for signing up', async () => {
  stubApi({ ...harbor, 'POST /api/userAccount': refuses(400, 'invalid_sign_up_url', 'Invalid sign-up URL') })
  await showSignUp(link)
  await screen.findByText('About you')
  await fillAll()
  await heading('Invalid sign-up URL')
})

it('fills in the invited address, which cannot be changed, and sends the invitation along', async () => {
  const email = 'nora@harbor.example'
  const calls = stubApi({ ...harbor, 'POST /api/invitations/actions/open': { email, role: null } })
  await showSignUp(`${link}?invitation=from-the-mail`)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  expect([field.value, field.readOnly]).toEqual([email, true])
  await fillAll()
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({ clientId: 1001, email, token: 'secret', invitation: 'from-the-mail' })
})

it('calls a link invalid whose invitation has expired, or was used or revoked', async () => {
  stubApi({ ...harbor, 'POST /api/invitations/actions/open': refuses(404, 'invitation_invalid', 'No.') })
  await showSignUp(`${link}?invitation=from-the-mail`)
  await heading('Invalid sign-up URL')
})
