// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../../shared/test-page.tsx'
import BeingBuiltPage from './being-built-page.tsx'

it('says plainly that a page is being built, with the way back and to a person', async () => {
  await showPage('/reports', () => <BeingBuiltPage title="Reports" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reports')
  expect(screen.getByText(/^This part of the portal is being built/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: /^Write to/ }).getAttribute('href')).toBe('mailto:support@portolan.example')
})
