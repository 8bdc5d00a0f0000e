// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import HelpPage from './help-page.tsx'

const faq = [
  { id: 'how-do-i-get-a-quote', section: 'Quotes', question: 'How do I get a quote?', answer: ['Add your files.'] },
  { id: 'validity', section: 'Quotes', question: 'How long is a quote valid?', answer: ['Thirty days.', 'Ask again.'] },
  { id: 'which-languages', section: 'Languages', question: 'Which languages?', answer: ['Every one in the list.'] },
]
const hebrew = {
  id: 'heb',
  name: 'Hebrew',
  bcp47: 'he',
  direction: 'rtl',
  preferred: false,
  isDisabled: false,
  xtrfId: 7,
}

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const detailsOf = (question: string) =>
  screen.getByRole('heading', { name: question }).closest('details') as HTMLDetailsElement

async function showHelp(path = '/consoleHelp') {
  stubApi({ 'GET /api/faq': faq, 'GET /api/languages': [hebrew] })
  const shown = await showPage(path, HelpPage)
  await screen.findByRole('searchbox')
  return shown
}

it('shows every question under its section', async () => {
  await showHelp()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Quotes',
    'Languages',
    'Need help?',
  ])
  expect(screen.getByRole('status').textContent).toBe('3 questions')
})

it('finds words in questions and answers as one types, marks them and tells how many', async () => {
  const { address } = await showHelp()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions and answers' }), 'DAYS thirty')
  expect(questions()).toEqual(['How long is a quote valid?'])
  expect(screen.getByRole('status').textContent).toBe('1 question matches “DAYS thirty”')
  expect(screen.getAllByText(/./, { selector: 'mark' }).map((mark) => mark.textContent)).toEqual(['Thirty', 'days'])
  expect(detailsOf('How long is a quote valid?').open).toBe(true)
  await waitFor(() => expect(address()).toBe('/consoleHelp?q=DAYS+thirty'))
})

it('searches for what stands in the address', async () => {
  await showHelp('/consoleHelp?q=quote')
  expect(questions()).toEqual(['How do I get a quote?', 'How long is a quote valid?'])
})

it('offers a person where nothing is found', async () => {
  await showHelp('/consoleHelp?q=zebra')
  expect(screen.getByText(/^No question matches “zebra”/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Write to/ }).getAttribute('href')).toBe('mailto:support@portolan.example')
})

it('takes signs of patterns for what they are', async () => {
  await showHelp()
  await userEvent.type(screen.getByRole('searchbox'), 'quote? (')
  expect(screen.getByText(/^No question matches “quote\? \(”/)).toBeTruthy()
})

it('opens the question the address names, and gives each question an address', async () => {
  await showHelp('/consoleHelp#validity')
  await waitFor(() => expect(detailsOf('How long is a quote valid?').open).toBe(true))
  expect(detailsOf('How do I get a quote?').open).toBe(false)
  const link = within(detailsOf('How long is a quote valid?')).getByRole('link')
  expect(link.getAttribute('href')).toBe('/consoleHelp#validity')
})

it('finds a language under the question about languages', async () => {
  await showHelp('/consoleHelp#which-languages')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Find a language' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('he', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getByText('Right to left')).toBeTruthy()
  expect(screen.getByText('You can request it')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request Quote' }).getAttribute('href')).toBe('/createProject')
})

it('SHELL-39 shows a failed list with the shared error display', async () => {
  stubApi({ 'GET /api/faq': refuses(403, 'forbidden', 'Access to this page is restricted.') })
  await showPage('/consoleHelp', HelpPage)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Access to this page is restricted. [Error code: forbidden]',
  )
})
