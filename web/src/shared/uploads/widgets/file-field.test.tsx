// @vitest-environment jsdom
import { uploadLimits } from '@portolan/contract/files/files'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../messages/language.ts'
import { uiLog } from '../../ui-log.ts'
import { startTestStore } from '../test-store.ts'
import type { Uploader } from '../uploader.ts'
import { useUploader, useUploads } from '../use-uploader.ts'
import { FileField } from './file-field.tsx'
import { UploadTotal } from './upload-total.tsx'

let store: Awaited<ReturnType<typeof startTestStore>>
let uploader: Uploader
beforeEach(async () => {
  store = await startTestStore()
  vi.spyOn(uiLog, 'write').mockImplementation(() => {})
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  await setLanguage('en')
  await store.stop()
})

function Form() {
  uploader = useUploader({ limits: () => uploadLimits.anonymous, pauses: [] })
  return (
    <>
      <FileField label="Files to translate" uploader={uploader} list="project" takesPaste />
      <FileField label="Reference files" uploader={uploader} list="reference" />
      <UploadTotal state={useUploads(uploader)} />
    </>
  )
}
const show = () => render(<Form />, { wrapper: StrictMode })
const file = (name: string) => new File(['Guten Tag'], name)
const field = (name = 'Files to translate') => screen.getByRole('group', { name })
const choose = async (files: File[], name?: string) => {
  const input = field(name).querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, files)
}
const rows = (name?: string) =>
  within(field(name))
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
const news = () => within(field()).getByRole('status').textContent

it('shows the limits, and describes the button with them', () => {
  show()
  const button = within(field()).getByRole('button', { name: 'Choose files' })
  expect(field().textContent).toContain('Up to 20 files, 40 MB each and 60 MB together.')
  const described = (button.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  expect(described.map((one) => one?.textContent).join('')).toContain('Up to 20 files')
})

it('lists what is chosen, and refuses in its own place what is there already, also in the other list', async () => {
  show()
  await choose([file('a.txt'), file('b.txt')])
  expect(rows()).toEqual(['a.txt1 kB · Ready to send', 'b.txt1 kB · Ready to send'])
  expect(news()).toBe('2 files added')
  await choose([file('a.txt')], 'Reference files')
  expect(rows('Reference files')).toEqual([])
  expect(within(field('Reference files')).getByRole('alert').textContent).toBe(
    'A file named a.txt is already in the list.',
  )
  expect(within(field()).getByRole('alert').textContent).toBe('')
  await choose([file('b.txt')])
  for (const name of ['Files to translate', 'Reference files'])
    expect(within(field(name)).getByRole('alert').textContent).toContain('is already in the list.')
  expect(document.body.textContent).toContain('2 files, 1 kB')
})

it('takes what is dropped, and shows that it will', async () => {
  show()
  const zone = field().querySelector('div') as HTMLElement
  const dataTransfer = { types: ['Files'], items: [], files: [file('a.txt')] }
  fireEvent.dragEnter(zone, { dataTransfer })
  expect(zone.textContent).toContain('Drop to add')
  fireEvent.dragLeave(zone, { dataTransfer })
  expect(zone.textContent).toContain('Drop files or folders here')
  await act(async () => fireEvent.drop(zone, { dataTransfer }))
  expect(rows()).toHaveLength(1)
})

it('keeps files dropped outside of it from replacing the page', () => {
  show()
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' }
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false)
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
})

it('takes what is pasted, into the one list that wants it', () => {
  show()
  fireEvent.paste(document.body, { clipboardData: { files: [file('a.txt')] } })
  expect([rows().length, rows('Reference files').length]).toEqual([1, 0])
})

it('shows how far each file is, and says when all are there', async () => {
  show()
  await choose([file('a.txt')])
  await act(async () => {
    uploader.start()
    await uploader.settled()
  })
  expect(rows()).toEqual(['a.txt1 kB · Uploaded'])
  expect(news()).toBe('The file is uploaded.')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('has a bar, a way to cancel and a question before leaving, while a file is on its way', async () => {
  show()
  await choose([file('a.txt')])
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  act(() => uploader.start())
  expect(screen.getByRole('progressbar', { name: 'Upload of a.txt' })).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Upload of all files' })).toBeDefined()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.txt' }))
  expect(rows()).toEqual(['a.txt1 kB · Canceled'])
  await userEvent.click(screen.getByRole('button', { name: 'Try a.txt again' }))
  expect(document.activeElement?.getAttribute('aria-label')).toContain('a.txt')
  await act(async () => void (await uploader.settled()))
  expect(rows()).toEqual(['a.txt1 kB · Uploaded'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove a.txt')
})

it('says what went wrong in words, and tries again when asked to', async () => {
  show()
  store.failWith((request) => (request.startsWith('POST /store') ? 'cut' : undefined))
  await choose([file('a.txt')])
  await act(async () => {
    uploader.start()
    await uploader.settled()
  })
  const problem = 'The portal cannot be reached. Check your connection and try again.'
  expect(rows()).toEqual([`a.txt${problem}`])
  expect(news()).toBe(`a.txt could not be uploaded. ${problem}`)
  store.failWith(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Try a.txt again' }))
  await act(async () => void (await uploader.settled()))
  expect(rows()).toEqual(['a.txt1 kB · Uploaded'])
})

it('keeps the focus near when a file is removed by keyboard', async () => {
  show()
  await choose([file('a.txt'), file('b.txt'), file('c.txt')])
  const remove = async (name: string) => {
    screen.getByRole('button', { name: `Remove ${name}` }).focus()
    await userEvent.keyboard('{Enter}')
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  }
  expect(await remove('b.txt')).toBe('Remove c.txt')
  expect(news()).toBe('b.txt removed')
  expect(await remove('c.txt')).toBe('Remove a.txt')
  expect(await remove('a.txt')).toBe('Choose files')
  expect(rows()).toEqual([])
})

it('speaks Arabic', async () => {
  await setLanguage('ar')
  await act(async () => void show())
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, [file('a.txt')])
  expect(screen.getByRole('button', { name: 'إزالة \u2068a.txt\u2069' })).toBeDefined()
  expect(document.body.textContent).toContain('جاهز للإرسال')
})

it('tells how far another sender is with the files of the list', async () => {
  let sender: Uploader | undefined
  function SentElsewhere() {
    uploader = useUploader({ limits: () => uploadLimits.signedIn, pauses: [] })
    sender = useUploader({ limits: () => uploadLimits.signedIn, pauses: [] })
    return <FileField label="Files to translate" uploader={uploader} sender={sender} list="project" />
  }
  render(<SentElsewhere />)
  const letter = file('letter.docx')
  await choose([letter])
  expect(rows()).toEqual([expect.stringContaining('Ready to send')])
  await act(async () => {
    sender?.add('project', [letter])
    sender?.start()
    await sender?.settled()
  })
  expect(rows()).toEqual([expect.stringContaining('Uploaded')])
})
