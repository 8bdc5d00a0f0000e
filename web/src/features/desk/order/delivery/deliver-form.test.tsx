// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { showPage, stubApi } from '../../../../shared/test-page.tsx'
import { startTestStore } from '../../../../shared/uploads/test-store.ts'
import OrderPage from '../order-page.tsx'
import { anOrder, orderId } from '../test-order.ts'

let store: Awaited<ReturnType<typeof startTestStore>>
afterEach(async () => {
  cleanup()
  await store.stop()
})

const path = `/api/desk/orders/${orderId}`
const language = (id: string, bcp47: string, name: string) => ({ id, bcp47, name, englishName: name })
const inFolder = (folder: string, name: string) =>
  Object.defineProperty(new File([folder], name), 'webkitRelativePath', { value: `${folder}/${name}` })

it('adds files of several languages in one go: each is read from its name or folder, and can be corrected', async () => {
  store = await startTestStore()
  const order = anOrder({ status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE'] })
  const calls = stubApi({
    [`GET ${path}`]: order,
    'GET /api/languages': [
      language('esm', 'es-419', 'Spanish (Latin America)'),
      language('vit', 'vi', 'Vietnamese'),
      language('deu', 'de-DE', 'German (Germany)'),
    ],
    'POST /api/tempFiles/actions/createPresignedPost': {
      status: 201,
      body: { url: '/store', fields: { key: 'temp/1/${filename}' } },
    },
    [`POST ${path}/actions/deliver`]: order,
  })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  const field = await screen.findByRole('group', { name: 'Files in one or more languages' })
  const input = field.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, [
    new File(['a'], 'letter_vi.docx'),
    new File(['b'], 'letter.es.docx'),
    inFolder('Spanish', 'memo.docx'),
    inFolder('vi', 'memo.docx'),
    new File(['c'], 'notes.docx'),
    new File(['d'], 'other.docx'),
  ])
  const chosen = () =>
    within(field)
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ value }) => value)
  await waitFor(() => expect(chosen()).toEqual(['vit', 'esm', 'esm', 'vit', 'esm', 'esm']))
  const unread = () => within(field).queryAllByText('Not read from the name: please check').length
  expect(unread()).toBe(2)
  await userEvent.selectOptions(within(field).getByLabelText('Language of letter.es.docx'), 'Vietnamese')
  await userEvent.selectOptions(within(field).getByLabelText('Language of notes.docx'), 'Spanish (Latin America)')
  await userEvent.selectOptions(screen.getByLabelText(/^Language of files that do not say it/), 'Vietnamese')
  expect(chosen()).toEqual(['vit', 'vit', 'esm', 'vit', 'esm', 'vit'])
  expect(unread()).toBe(1)
  expect((screen.getAllByRole('button', { name: 'Complete and deliver' })[0] as HTMLButtonElement).disabled).toBe(false)
  await userEvent.click(
    within(screen.getByRole('form', { name: 'Add files' })).getByRole('button', { name: 'Add files' }),
  )
  await waitFor(() => expect(calls.some(({ request }) => request.endsWith('/actions/deliver'))).toBe(true))
  expect(calls.find(({ request }) => request.endsWith('/actions/deliver'))?.body).toMatchObject({
    files: [
      { fileName: 'letter_vi.docx', fileKey: 'temp/1/letter_vi.docx', languageId: 'vit' },
      { fileName: 'letter.es.docx', languageId: 'vit' },
      { fileName: 'memo.docx', fileKey: 'temp/1/memo.docx', languageId: 'esm' },
      { fileName: 'memo.docx', fileKey: 'temp/1/2 memo.docx', languageId: 'vit' },
      { fileName: 'notes.docx', languageId: 'esm' },
      { fileName: 'other.docx', languageId: 'vit' },
    ],
  })
})
