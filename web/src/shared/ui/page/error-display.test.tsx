// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { getBranding } from '../../branding.ts'
import { ErrorDisplay } from './error-display.tsx'

const textOf = (status: number, onRetry?: () => void) => {
  cleanup()
  render(<ErrorDisplay error={new ApiError(status)} {...(onRetry && { onRetry })} />)
  return screen.getByRole('alert').textContent
}

it('leaves trying again to the button, and links the address for help', () => {
  const { contactEmail } = getBranding()
  const unreachable = 'Oops, something went wrongThe portal cannot be reached. Check your connection and try again.'
  const help = `If it happens again, email ${contactEmail}.`
  expect(textOf(0, () => {})).toBe(`${unreachable}${help}Try again`)
  expect(screen.getByRole('link', { name: contactEmail }).getAttribute('href')).toBe(`mailto:${contactEmail}`)
  expect(textOf(502)).toBe(
    `Oops, something went wrongBad GatewayIf it happens again, email ${contactEmail} and include the error code.Error code: 502`,
  )
})
