// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ContentPage from './content-page.tsx'

it('SHELL-35 embeds a static page in a sandboxed frame without the portal’s origin', async () => {
  stubApi({
    'GET /api/content/connector': { title: 'Connector', frameUrl: '/content/connector.html?locale=en' },
    'HEAD /content/connector.html?locale=en': {},
  })
  await showPage('/connector', () => <ContentPage pageId="connector" />)
  const frame = await screen.findByTitle<HTMLIFrameElement>('Connector')
  expect(frame.tagName).toBe('IFRAME')
  expect(frame.getAttribute('src')).toBe('/content/connector.html?locale=en')
  expect(frame.hasAttribute('sandbox')).toBe(true)
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-forms/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connector')
  expect(document.title).toBe('Connector · Portolan Language Services')
})

it('SHELL-34 says what a page without a text will be', async () => {
  stubApi({ 'GET /api/content/solutionWizard': { title: 'Solution Wizard', frameUrl: null } })
  await showPage('/solutionWizard', () => <ContentPage pageId="solutionWizard" />)
  expect(await screen.findByText('This is the future home of Solution Wizard.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to support@portolan.example' })).toBeTruthy()
})

it('SHELL-39 shows why a page cannot be shown', async () => {
  stubApi({ 'GET /api/content/connector': refuses(403, 'forbidden', 'Access to this page is restricted.') })
  await showPage('/connector', () => <ContentPage pageId="connector" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Access to this page is restricted.')
})

it('does not frame a page that is not there', async () => {
  stubApi({
    'GET /api/content/connector': { title: 'Connector', frameUrl: '/content/connector.html?locale=en' },
    'HEAD /content/connector.html?locale=en': refuses(403, 'forbidden', 'no'),
  })
  await showPage('/connector', () => <ContentPage pageId="connector" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Forbidden')
  expect(screen.queryByTitle('Connector')).toBeNull()
})

it('is as high as its text, which only the frame itself may say', async () => {
  stubApi({
    'GET /api/content/connector': { title: 'Connector', frameUrl: '/content/connector.html?locale=en' },
    'HEAD /content/connector.html?locale=en': {},
  })
  await showPage('/connector', () => <ContentPage pageId="connector" />)
  const frame = await screen.findByTitle<HTMLIFrameElement>('Connector')
  const say = (source: Window | null, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { source, data }))
  say(frame.contentWindow, { height: 1234.5 })
  expect(frame.style.height).toBe('1235px')
  say(window, { height: 10 })
  for (const data of [null, { height: 'auto' }, { height: Number.NaN }]) say(frame.contentWindow, data)
  expect(frame.style.height).toBe('1235px')
  say(frame.contentWindow, { height: 1e9 })
  expect(frame.style.height).toBe('50000px')
})
