// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setSession } from '../../session/session.ts'
import { showPage, signedIn } from '../../test-page.tsx'
import { NotFound } from './not-found.tsx'

afterEach(() => setSession(null))

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('leads to the home page and to help', async () => {
  setSession(null)
  await showPage('/nothing', NotFound)
  expect(links()).toEqual([
    ['Go to the home page', '/'],
    ['Help', '/consoleHelp'],
  ])
})

it('leads staff to the desk first', async () => {
  setSession(signedIn({ roles: ['QUOTER'], clientConfig: null }))
  await showPage('/nothing', NotFound)
  expect(links()[0]).toEqual(['Go to the desk', '/desk'])
})

it('leads clients to their requests', async () => {
  setSession(signedIn())
  await showPage('/nothing', NotFound)
  expect(links()).toContainEqual(['Your requests', '/requests'])
})
