// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

it('SIGNUP-10 asks which of several companies it is, and for the address only of one that has none', async () => {
  const north = company(1005, { ...known, clientName: 'Tandem North' })
  const south = company(1006, { clientName: 'Tandem South' })
  const noFields = { 'GET /api/clientConfigs/1005/customFieldDefinitions': [] }
  const calls = stubApi({ ...harbor, ...noFields, [companies]: [north, south] })
  await showSignUp()
  fillUser()
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: /^Tandem South/ }))
  await next()
  await heading('Company address')
  await press('Back')
  await userEvent.click(await screen.findByRole('radio', { name: /^Tandem North/ }))
  await next()
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({ clientId: 1005, address: null })
})

it('says which texts are accepted by going on', async () => {
  stubApi(harbor)
  await showSignUp()
  const link = screen.getByRole('link', { name: 'Terms of Service' })
  expect(link.closest('p')?.textContent).toBe('By continuing you accept our Terms of Service and Privacy Policy.')
  expect(link.getAttribute('href')).toBe('/terms')
})
