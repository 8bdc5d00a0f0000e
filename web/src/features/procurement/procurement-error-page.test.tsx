// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../../shared/test-page.tsx'
import ProcurementErrorPage from './procurement-error-page.tsx'

const shown = () => screen.getByRole('alert').textContent

it('COUPA-10 shows the message of the address', async () => {
  await showPage('/coupa/error?message=The%20session%20has%20expired.', ProcurementErrorPage)
  expect(shown()).toBe('Error. The session has expired.')
})

it('COUPA-10 shows a generic sentence without one', async () => {
  await showPage('/coupa/error', ProcurementErrorPage)
  expect(shown()).toBe('Oops! Something went wrong. Please try again or contact support if the issue persists.')
})

it('shows a message as text, whatever it holds', async () => {
  await showPage('/coupa/error?message=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', ProcurementErrorPage)
  expect(shown()).toBe('Error. <img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
})
