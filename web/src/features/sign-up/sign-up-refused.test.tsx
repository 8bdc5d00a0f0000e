// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuses, stubApi } from '../../shared/test-page.tsx'
import { button } from '../../shared/ui/button.ts'
import { company, field, fillAddress, fillUser, harbor, heading, next, press, showSignUp } from './test-sign-up.tsx'

const companies = 'GET /api/clientConfigs'
const focused = () => document.activeElement
const notFound = () => heading('We could not find a company for this email address.')

it('SIGNUP-04 SIGNUP-13 says before it asks for the address that there is no company, and lets the email be changed', async () => {
  const calls = stubApi({ ...harbor, [companies]: [] })
  const { back } = await showSignUp()
  fillUser({ 'Email address': 'nora@nowhere.example' })
  await next()
  expect(focused()).toBe(await notFound())
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('You')
  expect(screen.getByText(/open the sign-up link your company sent you/)).toBeTruthy()
  const withoutAccount = screen.getByRole('link', { name: 'Request a quote without an account' })
  expect(withoutAccount.className).toBe(button('solid'))
  expect(calls.map(({ request }) => request)).toEqual([`${companies}?emailDomain=nowhere.example`])
  await press('Change email address')
  expect(focused()).toBe(await heading('About you'))
  expect(field('Email address').value).toBe('nora@nowhere.example')
  expect(field('Password').value).toBe('Harbour-Light-27')
  await next()
  await notFound()
  await back()
  await heading('About you')
})

it('goes on with an address that has a company', async () => {
  const answers: Record<string, unknown> = { ...harbor, [companies]: [] }
  stubApi(answers)
  await showSignUp()
  fillUser({ 'Email address': 'nora@nowhere.example' })
  await next()
  await notFound()
  await press('Change email address')
  answers[companies] = harbor[companies]
  fillUser()
  await next()
  await fillAddress()
  await next()
  await heading('Check your email')
})

it('SIGNUP-15 finds no company that is inactive or takes no sign-ups', async () => {
  stubApi({
    ...harbor,
    [companies]: [company(1003, { status: 'INACTIVE' }), company(1004, { disableSelfRegistration: true })],
  })
  await showSignUp()
  fillUser()
  await next()
  await notFound()
})

it('SIGNUP-03 SIGNUP-04 looks for the company after the address again, also where the first search failed', async () => {
  const answers: Record<string, unknown> = { ...harbor, [companies]: refuses(503, 'unavailable', 'Not now.') }
  stubApi(answers)
  await showSignUp()
  fillUser({ 'Email address': 'nora@nowhere.example' })
  await next()
  await fillAddress()
  answers[companies] = []
  await next()
  await notFound()
})
