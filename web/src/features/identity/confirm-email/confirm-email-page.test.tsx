// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import ConfirmEmailPage from './confirm-email-page.tsx'

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
const link = '/confirmEmail?email=nora%2Bwork%40harbor.example&verificationCode=kR2w8mVq0d3hXb1sYt5uZg'

it('IDENT-33 IDENT-35 confirms the address of the link, and says so with a way to sign in', async () => {
  const calls = stubApi({ 'POST /api/userAccount/actions/confirmEmail': {} })
  await showPage(link, ConfirmEmailPage)
  expect(await screen.findByText('Please confirm that nora+work@harbor.example is your email address.')).toBeTruthy()
  expect(calls).toEqual([])
  await confirm()
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(calls.map(({ request, body }) => [request, body])).toEqual([
    [
      'POST /api/userAccount/actions/confirmEmail',
      { email: 'nora+work@harbor.example', code: 'kR2w8mVq0d3hXb1sYt5uZg' },
    ],
  ])
})

it('IDENT-33 IDENT-34 calls a link invalid that lacks the address or the code, and asks nobody', async () => {
  const calls = stubApi({})
  for (const search of ['', '?email=nora@harbor.example', '?verificationCode=x', '?email=&verificationCode=x']) {
    await showPage(`/confirmEmail${search}`, ConfirmEmailPage)
    expect(screen.getAllByText('Invalid email confirmation URL').length).toBeGreaterThan(0)
  }
  expect(calls).toEqual([])
})

it('IDENT-34 IDENT-36 shows why the server refused', async () => {
  stubApi({
    'POST /api/userAccount/actions/confirmEmail': refuses(
      400,
      'invalid_email_confirmation',
      'Invalid email confirmation URL',
    ),
  })
  await showPage(link, ConfirmEmailPage)
  await confirm()
  expect(
    await screen.findByText('Invalid email confirmation URL [Error code: invalid_email_confirmation]'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

it('IDENT-36 shows "Unexpected error" when there is nothing to say', async () => {
  const json = () => Promise.reject(new Error(''))
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json }))
  await showPage(link, ConfirmEmailPage)
  await confirm()
  expect(await screen.findByText('Unexpected error')).toBeTruthy()
})
