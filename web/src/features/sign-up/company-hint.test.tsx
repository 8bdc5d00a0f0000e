// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stubApi } from '../../shared/test-page.tsx'
import { company, field, harbor, showSignUp } from './test-sign-up.tsx'

const companies = 'GET /api/clientConfigs'

it('says at the address which company it belongs to, or that there is none and what to do', async () => {
  const answers: Record<string, unknown> = { ...harbor }
  const calls = stubApi(answers)
  await showSignUp()
  await userEvent.type(field('Email address'), 'nora@harbor')
  expect(calls.some(({ request }) => request.startsWith(companies))).toBe(false)
  await userEvent.type(field('Email address'), '.example')
  expect(await screen.findByText('Your company: Harbor Health, Inc.')).toBeTruthy()

  answers[companies] = []
  await userEvent.clear(field('Email address'))
  await userEvent.type(field('Email address'), 'nora@nowhere.example')
  expect(await screen.findByText(/^We could not find a company with addresses at nowhere\.example\./)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Request a quote without an account' })
  expect(link.getAttribute('href')).toBe('/createProject')

  answers[companies] = [company(1005, {}), company(1006, {})]
  await userEvent.type(field('Email address'), 's')
  expect(await screen.findByText(/^Several companies use this domain\./)).toBeTruthy()
})
