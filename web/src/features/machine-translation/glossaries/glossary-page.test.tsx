// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { done, showPage, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages } from '../text/test-settings.ts'
import GlossaryPage from './glossary-page.tsx'

const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
const termId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
const base = `/api/machineTranslation/glossaries/${id}`
const glossary = {
  id,
  name: 'Patient letters',
  sourceLanguageId: 'enu',
  targetLanguageId: 'ara',
  termCount: 2,
  changeTime: '2026-10-31T09:30:00.000Z',
}
const arm = { id: termId, source: 'arm', target: 'ذراع', isDoNotTranslate: false }
const harbor = { id: `${termId.slice(0, -1)}3`, source: 'Harbor', target: 'Harbor', isDoNotTranslate: true }

async function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/languages': testLanguages,
    'GET /api/machineTranslation/glossaries': [glossary],
    [`GET ${base}/terms`]: { items: [arm, harbor], nextPageToken: null },
    ...answers,
  })
  await showPage(`/machineTranslation/glossaries/${id}`, GlossaryPage, '/machineTranslation/glossaries/$glossaryId')
  return { sent: (request: string) => calls.filter((call) => call.request === request) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows terms and marks those that are not translated', async () => {
  await open()
  const row = (await screen.findByRole('rowheader', { name: 'Harbor' })).closest('tr') as HTMLElement
  expect(within(row).getByText('Not translated')).toBeTruthy()
  expect(screen.getByText('ذراع').getAttribute('lang')).toBe('ar')
  expect(screen.getByText('English to Arabic · 2 terms')).toBeTruthy()
})

it('adds a term, which needs a translation or the flag', async () => {
  const add = `POST ${base}/terms`
  const { sent } = await open({ [add]: { status: 201, body: arm } })
  const source = await screen.findByLabelText<HTMLInputElement>('Term')
  const target = screen.getByLabelText<HTMLInputElement>('Translation')
  expect([target.dir, target.lang]).toEqual(['rtl', 'ar'])
  await userEvent.type(source, 'Quay')
  await press('Add term')
  expect(await screen.findByText('Enter a translation, or check “Do not translate”.')).toBeTruthy()
  expect(sent(add)).toEqual([])
  await userEvent.click(screen.getByLabelText('Do not translate'))
  await press('Add term')
  await waitFor(() => expect(sent(add)[0]?.body).toEqual({ source: 'Quay', target: '', isDoNotTranslate: true }))
  await waitFor(() => expect(source.value).toBe(''))
})

it('shows at the field that a term is there already', async () => {
  const twice = {
    errorCode: 'malformed',
    message: 'No',
    fields: [{ path: 'body.source', code: 'term_twice', message: 'This term is in the glossary already.' }],
  }
  await open({ [`POST ${base}/terms`]: { status: 400, body: twice } })
  await userEvent.type(await screen.findByLabelText('Term'), 'arm')
  await userEvent.type(screen.getByLabelText('Translation'), 'ذراع')
  await press('Add term')
  expect(await screen.findByText('This term is in the glossary already.')).toBeTruthy()
})

it('edits a term in place and gives the focus back', async () => {
  const change = `POST ${base}/terms/${termId}`
  const { sent } = await open({ [change]: { ...arm, source: 'arms' } })
  await screen.findByRole('rowheader', { name: 'arm' })
  await press('Edit arm')
  const row = within(screen.getByRole('button', { name: 'Save' }).closest('tr') as HTMLElement)
  await userEvent.type(row.getByLabelText('Term'), 's')
  await press('Save')
  await waitFor(() =>
    expect(sent(change)[0]?.body).toEqual({ source: 'arms', target: 'ذراع', isDoNotTranslate: false }),
  )
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit arm'))
})

it('deletes a term after a confirmation', async () => {
  const remove = `POST ${base}/terms/${termId}/actions/delete`
  const { sent } = await open({ [remove]: done })
  await screen.findByRole('rowheader', { name: 'arm' })
  await press('Delete arm')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent(remove)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent(remove)).toHaveLength(1))
})

it('searches terms on the server and says when none matches', async () => {
  await open({ [`GET ${base}/terms?search=leg`]: { items: [], nextPageToken: null } })
  await userEvent.type(await screen.findByLabelText('Search terms'), 'leg')
  expect(await screen.findByText('No term contains “leg”.')).toBeTruthy()
})

it('shows more terms page by page', async () => {
  await open({
    [`GET ${base}/terms`]: { items: [arm], nextPageToken: 'next' },
    [`GET ${base}/terms?pageToken=next`]: { items: [harbor], nextPageToken: null },
  })
  await screen.findByRole('rowheader', { name: 'arm' })
  await press('Show more')
  expect(await screen.findByRole('rowheader', { name: 'Harbor' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('imports a file and reports every row that was not taken', async () => {
  const call = `POST ${base}/actions/import`
  const report = {
    added: 2,
    changed: 1,
    unchanged: 0,
    problemCount: 120,
    problems: [{ place: 4, problem: 'target_missing', source: 'leg' }],
  }
  const { sent } = await open({ [call]: report })
  await screen.findByRole('rowheader', { name: 'arm' })
  await press('Import')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  expect(dialog.getByText('Choose a file.')).toBeTruthy()
  await userEvent.upload(dialog.getByLabelText('CSV or TBX file'), new File(['source,target\n'], 'terms.csv'))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('2 terms added')).toBeTruthy()
  expect(sent(call)[0]?.body).toEqual({ format: 'CSV', contentBase64: btoa('source,target\n') })
  expect(screen.getByText('1 term changed')).toBeTruthy()
  expect(screen.getByText('120 rows were not imported')).toBeTruthy()
  expect(screen.getByText('Row 4').parentElement?.textContent).toBe('Row 4 The translation is missing. leg')
})

it('says that a glossary is not there', async () => {
  await open({ 'GET /api/machineTranslation/glossaries': [] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByLabelText('Term')).toBeNull()
})
