// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { setSession } from '../../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import LoadedForm from '../form/loaded-form.tsx'
import { testClient, testLanguages } from '../test-client.ts'

const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
beforeEach(() => sessionStorage.setItem('portolan.reuseRequest', id))
afterEach(() => localStorage.clear())

const earlier = (more: object = {}) => ({
  ...{ id, number: 'Q-2026-000001', name: 'Letters, May', status: 'COMPLETED', requestType: 'QUOTE_REQUEST' },
  ...{ origination: 'WEBFORM', createTime: '2026-05-01T08:00:00.000Z', sourceLanguage: testLanguages[0] },
  ...{ targetLanguages: [testLanguages[1]], externalReferenceId: null, clientId: 1001, requestorName: 'Helen Marsh' },
  ...{ requestorEmail: 'client@harbor.example', files: [], fileLinks: [], notes: 'Plain words', customFields: [] },
  ...{
    xtrfServiceId: null,
    count: null,
    history: [],
    isBeingPrepared: false,
    isBeingCorrected: false,
    xtrfInternalId: null,
    xtrfName: null,
  },
  linguisticQualityReviewResults: [],
  ...more,
})
const file = (fileName: string, category: string, more: object = {}) => ({
  ...{ fileName, category, fileKey: `temp/1/${fileName}`, languageId: null, linguisticQualityScore: null },
  ...{ linguisticQualityScoreReason: null, size: 2048, rejection: null, count: null },
  ...more,
})
const addressOf = (name: string) => `GET /api/jobRequests/${id}/files/temp%2F1%2F${name}/downloadUrl?inline=false`

async function showForm(portal: object) {
  setSession(signedIn())
  const calls = stubApi({
    'GET /api/clientConfigs/1001/availableLanguages': testLanguages,
    'GET /api/clientConfigs/1001/customFieldDefinitions': [],
    'GET /api/userAccount/languageGroups': [],
    ...portal,
  })
  const requester = { kind: 'member', client: testClient(), email: 'client@harbor.example' } as const
  await showPage('/createProject', () => (
    <WithQuery>
      <LoadedForm requester={requester} origination="WEBFORM" externalReferenceId={null} />
    </WithQuery>
  ))
  await screen.findByRole('heading', { name: 'Documents' })
  return calls
}

it('begins with what an earlier request said, once, and without the files of another organization', async () => {
  const files = [file('a.txt', 'SOURCE_DOCUMENT')]
  const calls = await showForm({
    [`GET /api/jobRequests/${id}`]: earlier({ clientId: 1005, files, neededBy: '2026-05-04' }),
  })
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value
  expect([value('Project name'), value('Notes')]).toEqual(['Letters, May', 'Plain words'])
  expect(value('Needed by')).toBe('')
  expect(screen.getAllByText(testLanguages[1]?.name ?? '').length).toBeGreaterThan(0)
  expect(sessionStorage.getItem('portolan.reuseRequest')).toBeNull()
  expect(screen.queryByText('a.txt')).toBeNull()
  expect(calls.some(({ request }) => request.includes('downloadUrl'))).toBe(false)
})

it('sends the files of an earlier request again without an upload, and says which are gone', async () => {
  const files = [
    file('a.txt', 'SOURCE_DOCUMENT'),
    file('b.txt', 'SOURCE_DOCUMENT'),
    file('lost.txt', 'SOURCE_DOCUMENT'),
    file('bad.txt', 'SOURCE_DOCUMENT', { rejection: 'MALWARE' }),
    file('terms.txt', 'REFERENCE'),
    file('a.fr.txt', 'TRANSLATED_DOCUMENT'),
  ]
  const calls = await showForm({
    [`GET /api/jobRequests/${id}`]: earlier({ files }),
    ...Object.fromEntries(['a.txt', 'b.txt', 'terms.txt'].map((name) => [addressOf(name), { downloadUrl: 'x' }])),
    [addressOf('lost.txt')]: refuses(404, 'file_not_found', 'File not found'),
    'POST /api/jobRequests': earlier(),
  })
  const list = await screen.findByRole('list', { name: 'Files to translate' })
  expect([...list.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'a.txt2 kB · Uploaded, ready to send',
    'b.txt2 kB · Uploaded, ready to send',
  ])
  expect(screen.getByText('We no longer have lost.txt. Choose it again.')).toBeTruthy()
  const toReplace = await screen.findByRole('region', { name: 'Replace these files' })
  expect(toReplace.textContent).toContain('bad.txtThe file contains malware.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.txt' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send for estimation' }))
  const sent = () => calls.find(({ request }) => request === 'POST /api/jobRequests')
  await waitFor(() => expect(sent()).toBeTruthy())
  expect(sent()?.body).toHaveProperty('files', [
    { fileName: 'a.txt', fileKey: 'temp/1/a.txt', category: 'SOURCE_DOCUMENT' },
    { fileName: 'terms.txt', fileKey: 'temp/1/terms.txt', category: 'REFERENCE' },
  ])
  expect(calls.some(({ request }) => request.includes('/tempFiles/'))).toBe(false)
})

const there = (...names: string[]) => Object.fromEntries(names.map((name) => [addressOf(name), { downloadUrl: 'x' }]))
const link = { url: 'https://files.harbor.example/b.docx', name: 'b.docx', category: 'SOURCE_DOCUMENT' }

it('sends both the files and the links of an earlier request again, and shows both', async () => {
  const calls = await showForm({
    [`GET /api/jobRequests/${id}`]: earlier({ files: [file('a.txt', 'SOURCE_DOCUMENT')], fileLinks: [link] }),
    ...there('a.txt'),
    'POST /api/jobRequests': earlier(),
  })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Files' }).checked).toBe(true)
  expect(await screen.findByRole('list', { name: 'Files to translate' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Links from the earlier request' })).toBeTruthy()
  const summary = screen.getByRole('complementary', { name: 'Summary' })
  expect(summary.textContent).toMatch(/1 file.*1 link/)
  await userEvent.click(screen.getByRole('radio', { name: 'Links to files' }))
  expect(summary.textContent).toMatch(/1 file.*1 link/)
  await userEvent.click(screen.getByRole('button', { name: 'Send for estimation' }))
  const sent = () => calls.find(({ request }) => request === 'POST /api/jobRequests')
  await waitFor(() => expect(sent()).toBeTruthy())
  expect(sent()?.body).toMatchObject({
    files: [{ fileName: 'a.txt', fileKey: 'temp/1/a.txt', category: 'SOURCE_DOCUMENT' }],
    fileLinks: [link],
  })
})

it('sends what is left when all links of an earlier request are removed', async () => {
  const calls = await showForm({
    [`GET /api/jobRequests/${id}`]: earlier({ files: [file('a.txt', 'SOURCE_DOCUMENT')], fileLinks: [link] }),
    ...there('a.txt'),
    'POST /api/jobRequests': earlier(),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove link 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send for estimation' }))
  const sent = () => calls.find(({ request }) => request === 'POST /api/jobRequests')
  await waitFor(() => expect(sent()).toBeTruthy())
  expect(sent()?.body).toMatchObject({ files: [{ fileName: 'a.txt' }], fileLinks: [] })
})

it('lists the rejected files of an earlier request with their reasons until they are replaced', async () => {
  const files = [
    file('good.txt', 'SOURCE_DOCUMENT'),
    file('Locked.PDF', 'SOURCE_DOCUMENT', { rejection: 'PASSWORD_PROTECTED' }),
    file('glossary.xlsm', 'REFERENCE', { rejection: 'MACROS' }),
  ]
  const rejected = earlier({ status: 'REJECTED_BY_SCREENING', files })
  await showForm({ [`GET /api/jobRequests/${id}`]: rejected, ...there('good.txt') })
  const regions = screen.getAllByRole('region', { name: 'Replace these files' })
  expect(regions.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Locked.PDFThe file is password-protected.'),
    expect.stringContaining('glossary.xlsmThe file contains macros.'),
  ])
  const [picker] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(picker as HTMLInputElement, new File(['x'], 'locked.docx'))
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Replace these files' })).toHaveLength(1))
})
