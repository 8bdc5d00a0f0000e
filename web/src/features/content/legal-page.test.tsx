// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../shared/test-page.tsx'
import LegalPage from './legal-page.tsx'

it('QUOTE-20 shows the text of the provider as plain text, with its version', async () => {
  stubApi({
    'GET /api/legalTexts/terms': {
      title: 'Terms of Service',
      version: '2027-01',
      locale: 'ar',
      blocks: [
        { kind: 'heading', text: 'Payment' },
        { kind: 'item', text: 'One <b>bold</b>' },
        { kind: 'item', text: 'Two' },
        { kind: 'paragraph', text: 'The end.' },
      ],
    },
  })
  await showPage('/terms', () => <LegalPage textId="terms" />)
  expect(await screen.findByText('Version 2027-01')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Payment' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ innerHTML }) => innerHTML)).toEqual([
    'One &lt;b&gt;bold&lt;/b&gt;',
    'Two',
  ])
  expect(screen.getByText('The end.').closest('[lang]')).toMatchObject({ lang: 'ar', dir: 'rtl' })
})

it('names the provider in the legal notice', async () => {
  const blocks = [{ kind: 'paragraph', text: '100 Example Street' }]
  stubApi({ 'GET /api/legalTexts/imprint': { title: 'Legal Notice', version: '1', locale: 'en', blocks } })
  await showPage('/imprint', () => <LegalPage textId="imprint" />)
  expect(await screen.findByText('100 Example Street')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Legal Notice' })).toBeTruthy()
  expect(screen.getByText('Portolan Language Services')).toBeTruthy()
})
