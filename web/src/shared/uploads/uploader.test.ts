// @vitest-environment jsdom
import { uploadLimits } from '@portolan/contract/files/files'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uiLog } from '../ui-log.ts'
import { type Answer, startTestStore } from './test-store.ts'
import { isUploading, uploadedFraction } from './upload-state.ts'
import { createUploader, type Uploader } from './uploader.ts'

const MB = 1024 * 1024
const quick = [10, 20, 30, 40, 50]

let store: Awaited<ReturnType<typeof startTestStore>>
let uploader: Uploader
beforeEach(async () => {
  store = await startTestStore()
  uploader = createUploader({ limits: () => uploadLimits.signedIn, pauses: quick })
  vi.spyOn(uiLog, 'write').mockImplementation(() => {})
})
afterEach(async () => {
  uploader.close()
  vi.restoreAllMocks()
  localStorage.clear()
  await store.stop()
})

const small = (name: string, bytes = 1000) => new File(['x'.repeat(bytes)], name, { lastModified: 1 })
const large = (name = 'film.mp4') => new File([new Uint8Array(33 * MB)], name, { lastModified: 1 })
const statuses = () => uploader.getState().items.map(({ status }) => status)
const send = async (...files: File[]) => {
  uploader.add('project', files)
  uploader.start()
  return (await uploader.settled()).items
}
/** The first answers to this request are these, the others are the store's own. */
const first = (start: string, ...answers: Answer[]) =>
  store.failWith((request) => (request.startsWith(start) ? answers.shift() : undefined))

describe('small files', () => {
  it('REQ-49 are sent with one authorized form, its fields before the file, and have their keys', async () => {
    const items = await send(small('März.txt'), small('b.txt'))
    expect(items.map(({ status, fileKey }) => [status, fileKey])).toEqual([
      ['done', 'temp/1/März.txt'],
      ['done', 'temp/1/b.txt'],
    ])
    expect(store.count('POST /api/tempFiles/actions/createPresignedPost')).toBe(1)
    const form = store.stored.get('März.txt')?.toString() ?? ''
    const at = ['temp/1/${filename}', 'abc', 'xxx'].map((part) => form.indexOf(part))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at[0]).toBeGreaterThan(0)
    expect(uploadedFraction(uploader.getState())).toBe(1)
  })

  it('wait until they are to be sent', async () => {
    uploader.add('project', [small('a.txt')])
    await new Promise((later) => setTimeout(later, 50))
    expect(statuses()).toEqual(['waiting'])
    expect(store.requests).toEqual([])
    expect(isUploading(uploader.getState())).toBe(false)
  })

  it('go three at a time', async () => {
    await send(...Array.from({ length: 12 }, (_, index) => small(`${index}.txt`, 200_000)))
    expect(statuses()).toEqual(Array(12).fill('done'))
    expect(store.mostAtOnce()).toBeLessThanOrEqual(3)
  })

  it('are sent under the names the server allows', async () => {
    const [item] = await send(small('a "b" <c>?.txt'))
    expect([item?.name, item?.fileKey]).toEqual(['a -b- -c-.txt', 'temp/1/a -b- -c-.txt'])
  })

  it('are tried again after a cut connection and after "later", with growing pauses', async () => {
    first('POST /store', 'cut', { status: 503 }, 'cut')
    const [item] = await send(small('a.txt'))
    expect(item?.status).toBe('done')
    expect(store.count('POST /store')).toBe(4)
  })

  it.each([
    [
      413,
      '<Error><Code>QuotaExceeded</Code><Message>x</Message><Megabytes>500</Megabytes></Error>',
      'At most 500 MB of uploads may wait to be sent. Send your request first, then add more files, or try again tomorrow.',
    ],
    [
      507,
      '<Error><Code>InsufficientStorage</Code><Message>x</Message></Error>',
      'There is no room for uploads right now. Try again in an hour.',
    ],
  ])('fail at once, with the limit, where there is no room (%i)', async (status, body, words) => {
    first('POST /store', { status, body })
    const [item] = await send(small('a.txt'))
    expect([item?.status, item?.problem]).toEqual(['failed', words])
    expect(store.count('POST /store')).toBe(1)
  })

  it('show the limit where the portal gives no form for more', async () => {
    const body = { errorCode: 'upload_quota_reached', message: 'x', params: { whose: 'account', megabytes: 500 } }
    first('POST /api/tempFiles', { status: 413, body })
    expect((await send(small('a.txt')))[0]?.problem).toMatch(/^At most 500 MB of uploads may wait to be sent/)
  })

  it('SHELL-40 are not tried again after a refusal: it is logged and shown', async () => {
    first('POST /store', {
      status: 400,
      body: '<Error><Code>EntityTooLarge</Code><Message>Too large.</Message></Error>',
    })
    const [item] = await send(small('a.txt'))
    expect([item?.status, item?.problem]).toEqual(['failed', 'Too large. [Error code: EntityTooLarge]'])
    expect(store.count('POST /store')).toBe(1)
    expect(uiLog.write).toHaveBeenCalledExactlyOnceWith(
      'ERROR',
      'An upload failed',
      expect.objectContaining({ status: 400 }),
    )
  })

  it('SHELL-40 fail when the connection stays away, and are sent when that is asked for', async () => {
    store.failWith((request) => (request.startsWith('POST /store') ? 'cut' : undefined))
    const [item] = await send(small('a.txt'))
    expect(item?.status).toBe('failed')
    expect(item?.problem).toBe('The portal cannot be reached. Check your connection and try again.')
    expect(store.count('POST /store')).toBe(1 + quick.length)
    expect(uiLog.write).toHaveBeenCalledOnce()
    store.failWith(() => undefined)
    uploader.retry(item?.id ?? '')
    expect((await uploader.settled()).items[0]?.status).toBe('done')
  })

  it('get a new form when theirs has become too old', async () => {
    first('POST /store', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' })
    expect((await send(small('a.txt')))[0]?.status).toBe('done')
    expect(store.count('POST /api/tempFiles/actions/createPresignedPost')).toBe(2)
  })

  it('use the form of the request, where it brought one, as large ones do then', async () => {
    const own = createUploader({
      limits: () => uploadLimits.anonymous,
      authorize: async () => ({ url: '/store', fields: { key: 'temp/of-the-request/${filename}' } }),
    })
    own.add('project', [small('a.txt'), large()])
    own.start()
    expect((await own.settled()).items.map(({ fileKey }) => fileKey)).toEqual([
      'temp/of-the-request/a.txt',
      'temp/of-the-request/film.mp4',
    ])
  })

  it('stop when they are cancelled, without a word to the log, and the next one goes on', async () => {
    store.failWith((request) => (request.startsWith('POST /store') ? 'cut' : undefined))
    uploader.add('project', [small('a.txt'), small('b.txt'), small('c.txt'), small('d.txt')])
    uploader.start()
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'waiting'])
    uploader.cancel('1')
    expect(statuses()[0]).toBe('cancelled')
    await vi.waitFor(() => expect(statuses()[3]).not.toBe('waiting'), { timeout: 30_000 })
    store.failWith(() => undefined)
    await uploader.settled()
    expect(statuses()).toEqual(['cancelled', 'done', 'done', 'done'])
    expect(uiLog.write).not.toHaveBeenCalled()
  })

  it('pause while the device is offline, and go on when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    uploader.add('project', [small('a.txt')])
    uploader.start()
    await vi.waitFor(() => expect(statuses()).toEqual(['reconnecting']), { timeout: 30_000 })
    expect(isUploading(uploader.getState())).toBe(true)
    expect(store.count('POST /store')).toBe(0)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await uploader.settled()
    expect(statuses()).toEqual(['done'])
  })

  it('say so when they were moved or changed on the device', async () => {
    const file = small('a.txt')
    vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('gone')) } as never)
    first('POST /store', 'cut')
    const [item] = await send(file)
    expect(item?.problem).toBe('The file was moved or changed on your device. Remove it and choose it again.')
  })
})

describe('large files', { timeout: 60_000 }, () => {
  const puts = () => store.count('PUT /store/part/')

  it('go in parts', async () => {
    const [item] = await send(large())
    expect([item?.status, item?.fileKey]).toEqual(['done', 'temp/2/whole'])
    expect([...store.parts.keys()].sort()).toEqual([1, 2, 3, 4, 5])
    expect([...store.parts.values()].reduce((sum, part) => sum + part.length, 0)).toBe(33 * MB)
    expect(store.count('POST /api/tempFiles/actions/signParts')).toBe(1)
    expect(store.mostAtOnce()).toBeLessThanOrEqual(4)
  })

  it('send only the part again whose connection was cut', async () => {
    first('PUT /store/part/2', 'cut', 'cut')
    expect((await send(large()))[0]?.status).toBe('done')
    expect(puts()).toBe(7)
  })

  it('go on where they stopped when the page was reloaded and the same file is chosen again', async () => {
    store.failWith((request) => (/part\/[45]/.test(request) ? { status: 400 } : undefined))
    expect((await send(large()))[0]?.status).toBe('failed')
    const before = puts()
    expect(store.parts.size).toBe(3)
    store.failWith(() => undefined)

    uploader = createUploader({ limits: () => uploadLimits.signedIn, pauses: quick })
    const fractions: number[] = []
    uploader.subscribe(() => fractions.push(uploadedFraction(uploader.getState())))
    expect((await send(large()))[0]?.status).toBe('done')
    expect(puts() - before).toBe(2)
    expect(Math.min(...fractions.filter((fraction) => fraction > 0))).toBeGreaterThan(0.7)
    expect(store.count('POST /api/tempFiles/actions/startMultipartUpload')).toBe(1)
    expect(localStorage.getItem('portolan-uploads')).toBeNull()
  })

  it('begin again when what was begun is no longer there', async () => {
    store.failWith((request) => (request.startsWith('PUT') ? { status: 400 } : undefined))
    await send(large())
    uploader = createUploader({ limits: () => uploadLimits.signedIn, pauses: quick })
    store.failWith((request) => (request.includes('listUploadedParts') ? { status: 404 } : undefined))
    expect((await send(large()))[0]?.status).toBe('done')
    expect(store.count('POST /api/tempFiles/actions/startMultipartUpload')).toBe(2)
  })

  it('are not taken for another file of that name', async () => {
    store.failWith((request) => (request.startsWith('PUT') ? { status: 400 } : undefined))
    await send(large())
    uploader = createUploader({ limits: () => uploadLimits.signedIn, pauses: quick })
    store.failWith(() => undefined)
    await send(new File([new Uint8Array(33 * MB)], 'film.mp4', { lastModified: 2 }))
    expect(store.count('POST /api/tempFiles/actions/listUploadedParts')).toBe(0)
  })

  it('get new addresses when theirs have become too old', async () => {
    first('PUT /store/part/3', { status: 403 })
    expect((await send(large()))[0]?.status).toBe('done')
    expect(store.count('POST /api/tempFiles/actions/signParts')).toBeGreaterThan(1)
  })

  it('free their room when they are removed before they are whole', async () => {
    store.failWith((request) => (/part\/5/.test(request) ? { status: 400 } : undefined))
    const [item] = await send(large())
    uploader.remove(item?.id ?? '')
    await vi.waitFor(() => expect(store.count('POST /api/tempFiles/actions/abortMultipartUpload')).toBe(1), {
      timeout: 30_000,
    })
    expect(localStorage.getItem('portolan-uploads')).toBeNull()
  })
})
