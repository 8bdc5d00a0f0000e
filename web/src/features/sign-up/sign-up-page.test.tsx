// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuses, stubApi } from '../../shared/test-page.tsx'
import {
  company,
  field,
  fillAddress,
  fillAll,
  fillUser,
  harbor,
  heading,
  next,
  press,
  showSignUp,
  userField,
} from './test-sign-up.tsx'

const focused = () => document.activeElement

it('SIGNUP-03 SIGNUP-07 SIGNUP-12 goes from user and address over the company to the account, past fields there are none of', async () => {
  const calls = stubApi(harbor)
  const { address } = await showSignUp()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('You')
  expect(screen.getByText(/^Use your work email/)).toBeTruthy()
  fillUser()
  await next()
  expect(address()).toBe('/signUp?step=address')
  expect(focused()).toBe(await heading('Company address'))
  await fillAddress()
  await userEvent.type(field('City'), '{Enter}')
  expect(focused()).toBe(await heading('Check your email'))
  expect(screen.queryByText(/^Use your work email/)).toBeNull()
  expect(screen.getByText('nora@harbor.example')).toBeTruthy()
  expect(calls.map(({ request }) => request).slice(-3)).toEqual([
    'GET /api/clientConfigs?emailDomain=harbor.example',
    'GET /api/clientConfigs/1001/customFieldDefinitions?emailDomain=harbor.example&category=USER',
    'POST /api/userAccount',
  ])
  expect(calls.at(-1)?.body).toEqual({
    clientId: 1001,
    email: 'nora@harbor.example',
    firstName: 'Nora',
    lastName: 'Lind',
    password: 'Harbour-Light-27',
    role: 'CLIENT_EMPLOYEE',
    address: {
      address1: '12 Quay Street',
      address2: '',
      city: 'Portland',
      province: { id: 2, name: 'Maine' },
      zipCode: '04101',
      country: { id: 227, name: 'United States' },
      phoneNumber: '',
      email: 'nora@harbor.example',
    },
    customFieldValues: [],
  })
})

it('SIGNUP-03 asks for the fields of the company before it makes the account', async () => {
  const calls = stubApi({
    ...harbor,
    'GET /api/clientConfigs/1001/customFieldDefinitions': [userField('Badge number', { mapping: 'badgeNumber' })],
  })
  await showSignUp()
  await fillAll()
  expect(focused()).toBe(await heading('A few more details'))
  expect(screen.getByText('Required by Harbor Health, Inc.')).toBeTruthy()
  await press('Create account')
  expect(screen.getByText('Required')).toBeTruthy()
  await userEvent.type(field('Badge number'), 'B-17{Enter}')
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({
    customFieldValues: [{ fieldName: 'Badge number', value: 'B-17', mapping: 'badgeNumber' }],
  })
})

it('SIGNUP-06 lets one of several companies be chosen', async () => {
  const calls = stubApi({
    ...harbor,
    'GET /api/clientConfigs': [
      company(1005, { clientName: 'Tandem North' }),
      company(1006, { clientName: 'Tandem South' }),
      company(1007, { clientName: 'Tandem West', status: 'INACTIVE' }),
    ],
    'GET /api/clientConfigs/1006/customFieldDefinitions': [],
  })
  await showSignUp()
  fillUser()
  await next()
  await heading('Your company')
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  await next()
  expect(screen.getByText('Choose a company')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Tandem South/ }))
  await next()
  await fillAddress()
  await next()
  await heading('Check your email')
  expect(calls.at(-1)?.body).toMatchObject({ clientId: 1006 })
})

it('SIGNUP-08 is back at its start, empty, after Cancel', async () => {
  stubApi(harbor)
  const { address } = await showSignUp()
  fillUser()
  await next()
  await fillAddress()
  await press('Cancel')
  expect(focused()).toBe(await heading('About you'))
  expect(address()).toBe('/signUp')
  for (const label of ['Email address', 'First name', 'Last name', 'Password', 'Repeat password'])
    expect(field(label).value).toBe('')
  fillUser()
  await next()
  await screen.findByLabelText('City')
  expect(field('City').value).toBe('')
})

it('keeps what was typed when one goes back, by its button or the browser’s', async () => {
  stubApi(harbor)
  const { address, back } = await showSignUp()
  fillUser()
  await next()
  await fillAddress()
  await press('Back')
  expect(field('First name').value).toBe('Nora')
  await next()
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Portland')
  await back()
  await waitFor(() => expect(address()).toBe('/signUp'))
  expect(field('Last name').value).toBe('Lind')
})

it('starts over when the address bar is ahead of what was typed', async () => {
  stubApi(harbor)
  await showSignUp('/signUp?step=details')
  await heading('About you')
})

it('SIGNUP-09 SIGNUP-11 checks address, names and password, each in its words', async () => {
  const calls = stubApi(harbor)
  await showSignUp()
  await next()
  expect(screen.getAllByText('Required')).toHaveLength(3)
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Password: Required' })).toBeTruthy()
  expect(focused()).toBe(field('Email address'))
  await userEvent.type(field('Email address'), 'nora@harbor')
  expect(screen.getByText('Invalid email address')).toBeTruthy()
  for (const [password, words] of [
    ['Short1', 'Password must be 8 characters or longer'],
    ['Harbour-Light', 'Password must contain a digit'],
    ['harbour-light-27', 'Password must contain an upper-case letter'],
    ['HARBOUR-LIGHT-27', 'Password must contain a lower-case letter'],
  ] as const) {
    await userEvent.clear(field('Password'))
    await userEvent.type(field('Password'), password)
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByText('Entered value does not match the Password value')).toBeTruthy()
  expect(calls).toEqual([])
})

it('lists what is wrong over the form, each with the way to its field', async () => {
  stubApi(harbor)
  await showSignUp()
  await next()
  expect(screen.getByText('There are 4 problems')).toBeTruthy()
  await press('Last name: Required')
  expect(focused()).toBe(field('Last name'))
})

it('SIGNUP-10 asks for address line 1, city, zip and country, and for a province where the post needs it', async () => {
  stubApi({ ...harbor, 'GET /api/provinces?countryId=84': [{ id: 9, name: 'Bremen', countryId: 84 }] })
  await showSignUp()
  fillUser()
  await next()
  await screen.findByLabelText('State or province')
  expect(field('Country').value).toBe('227')
  await next()
  expect(screen.getAllByText('Required')).toHaveLength(3)
  expect(screen.getByText('Choose a state or province')).toBeTruthy()
  expect(focused()).toBe(field('Address line 1'))
  await userEvent.selectOptions(field('Country'), 'Choose…')
  expect(screen.queryByLabelText('State or province')).toBeNull()
  await userEvent.selectOptions(field('Country'), 'Germany')
  await waitFor(() => expect(screen.queryByText('Choose a state or province')).toBeNull())
  expect((await screen.findByLabelText<HTMLSelectElement>(/^State or province/)).value).toBe('')
  expect(screen.getByText('State or province').parentElement?.textContent).toContain('(optional)')
  await next()
  expect(screen.getAllByText('Required')).toHaveLength(3)
  expect(screen.queryByText('Choose a state or province')).toBeNull()
})

it('shows a failure with a way to try again, and sends the same key', async () => {
  const answers: Record<string, unknown> = {
    ...harbor,
    'POST /api/userAccount': refuses(503, 'unavailable', 'Not now.'),
  }
  const calls = stubApi(answers)
  await showSignUp()
  await fillAll()
  expect(await screen.findByText('Not now. [Error code: unavailable]')).toBeTruthy()
  answers['POST /api/userAccount'] = harbor['POST /api/userAccount']
  await press('Try again')
  await heading('Check your email')
  const keys = calls
    .filter(({ request }) => request.startsWith('POST'))
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

it('says so when the address has an account already', async () => {
  stubApi({ ...harbor, 'POST /api/userAccount': refuses(409, 'conflict', 'Conflict error') })
  await showSignUp()
  await fillAll()
  await heading('This email address has an account already.')
  expect(screen.queryByText(/Conflict error/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

it('goes back to a password that is too common', async () => {
  stubApi({ ...harbor, 'POST /api/userAccount': refuses(400, 'password_too_common', 'This password is too common') })
  await showSignUp()
  await fillAll({ Password: 'Password1', 'Repeat password': 'Password1' })
  expect(await screen.findByText('This password is too common')).toBeTruthy()
  expect(focused()).toBe(field('Password'))
  await userEvent.type(field('Password'), '!')
  expect(screen.queryByText('This password is too common')).toBeNull()
})
