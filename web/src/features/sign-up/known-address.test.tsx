// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../shared/test-page.tsx'
import { company, field, fillUser, harbor, heading, next, press, showSignUp, userField } from './test-sign-up.tsx'

const companies = 'GET /api/clientConfigs'
const known = { isAddressKnown: true }

it('SIGNUP-03 leaves out the address of a company that the portal knows', async () => {
  const calls = stubApi({ ...harbor, [companies]: [company(1001, known)] })
  await showSignUp()
  fillUser()
  await next()
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({ clientId: 1001, email: 'nora@harbor.example', address: null })
  expect(calls.some(({ request }) => request.includes('countries'))).toBe(false)
})

it('goes back from the details to the user where no address was asked', async () => {
  stubApi({
    ...harbor,
    [companies]: [company(1001, known)],
    'GET /api/clientConfigs/1001/customFieldDefinitions': [userField('Badge number')],
  })
  await showSignUp()
  fillUser()
  await next()
  await heading('A few more details')
  await press('Back')
  await heading('About you')
  expect(field('First name').value).toBe('Nora')
})

it('leaves it out for the company of a link', async () => {
  const calls = stubApi({ ...harbor, 'GET /api/clientConfigs/1001': company(1001, known) })
  await showSignUp('/signUp/MTAwMQ%3D%3D/secret')
  await screen.findByText('About you')
  fillUser()
  await next()
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({ token: 'secret', address: null })
})

it('SIGNUP-10 asks for the address while one of several companies has none', async () => {
  const north = company(1005, { ...known, clientName: 'Tandem North' })
  const answers: Record<string, unknown> = { ...harbor, [companies]: [north, company(1006)] }
  stubApi(answers)
  await showSignUp()
  fillUser()
  await next()
  await heading('Company address')
})
