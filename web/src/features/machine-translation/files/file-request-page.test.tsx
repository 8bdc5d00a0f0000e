// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '../../../shared/messages/language.ts'
import { aFile, requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { signedIn, stubApi } from '../../../shared/test-page.tsx'
import { api, follow, one, press, progress, show } from './test-file-request-page.tsx'
import { aFileRequest, aTranslation, testSettings, translationId } from './test-files.ts'

const actionOf = (action: string) => `POST /api/machineTranslation/fileTranslations/${requestId}/actions/${action}`

beforeEach(() => setSession(signedIn()))
afterEach(async () => {
  vi.useRealTimers()
  await setLocale('en')
})

describe('a request', () => {
  it('MTFILE-03 MTFILE-04 shows its name, status, date, languages and files', async () => {
    const files = [...aFileRequest().files, aFile('style.pdf', { category: 'REFERENCE', fileKey: 'temp/1/style.pdf' })]
    stubApi(api({ [one]: aFileRequest({ files }) }))
    await show()
    await screen.findByRole('heading', { level: 1, name: 'Discharge letters' })
    expect(screen.getByText('Submitted').closest('div')?.textContent).toContain('Nov 10, 2026')
    expect(screen.getByText('English (United States)')).toBeTruthy()
    const sources = screen.getByRole('list', { name: 'Source Files' })
    expect(within(sources).getByText('letter.docx')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Other files' })).getByText('style.pdf')).toBeTruthy()
    const spanish = await screen.findByRole('list', { name: 'Files in Spanish (Latin America)' })
    expect(within(spanish).getByText('letter.es.docx')).toBeTruthy()
    expect(within(spanish).queryByRole('button', { name: /^Download/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Download letter.es.docx' })).toHaveLength(1)
    await act(() => setLocale('es'))
    expect(await screen.findByRole('list', { name: 'Archivos en spanish (Latin America)' })).toBeTruthy()
  })

  it.each([
    ['gist', 'solid', 'outline'],
    ['fair', 'outline', 'solid'],
  ] as const)('with quality %s, makes people the %s button and the download the %s one', async (...given) => {
    const [quality, human, download] = given
    stubApi(api({ [follow]: progress([aTranslation({ quality })]) }))
    await show()
    await screen.findByRole('button', { name: 'Download letter.es.docx' })
    const kindOf = (name: string) => screen.getByRole('button', { name }).className
    await waitFor(() => expect(kindOf('Request human translation')).toMatch(new RegExp(`_${human}_`)))
    expect(kindOf('Download letter.es.docx')).toMatch(new RegExp(`_${download}_`))
  })

  it('downloads the only file once, however often its button is pressed', async () => {
    stubApi(api())
    await show()
    const download = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download letter.es.docx' })
    const fetched = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetched)
    await userEvent.click(download)
    await waitFor(() => expect(download.disabled).toBe(true))
    await userEvent.click(download)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('offers several files as one ZIP', async () => {
    const more = aFile('letter.ar.docx', { category: 'TRANSLATED_DOCUMENT', fileKey: 'out/2', languageId: 'ara' })
    stubApi(api({ [one]: aFileRequest({ files: [...aFileRequest().files, more] }) }))
    await show()
    expect(await screen.findByRole('button', { name: 'Download All' })).toBeTruthy()
  })

  it('MTFILE-04 is renamed in place', async () => {
    const renamed = aFileRequest({ name: 'Letters of June' })
    const calls = stubApi(api({ [`POST /api/jobRequests/${requestId}/actions/renameJobRequest`]: renamed }))
    await show()
    await press('Rename')
    const name = await screen.findByRole('textbox', { name: 'New name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Letters of June{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Letters of June' })
    expect(calls.find(({ request }) => request.includes('rename'))?.body).toEqual({ newName: 'Letters of June' })
  })

  it('MTFILE-04 keeps its name when the change is given up', async () => {
    const calls = stubApi(api())
    await show()
    await press('Rename')
    await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), 'x{Escape}')
    await screen.findByRole('button', { name: 'Rename' })
    expect(calls.some(({ request }) => request.includes('rename'))).toBe(false)
  })

  it('MTFILE-21 shows the scores of languages and files with their reason', async () => {
    const linguisticQualityReviewResults = [{ languageId: 'esj', score: 3, scoreReason: 'Two faults in all.' }]
    const scored = aTranslation({ score: 4, scoreReason: 'Numbers differ in 1 segment.' })
    const answers = api({ [one]: aFileRequest({ linguisticQualityReviewResults }), [follow]: progress([scored]) })
    stubApi(answers)
    await show()
    expect(await screen.findByRole('img', { name: '3 of 5 stars' })).toBeTruthy()
    expect(screen.getByText('Two faults in all.')).toBeTruthy()
    expect(screen.getByText('Fair')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
    expect(screen.getByText('Numbers differ in 1 segment.')).toBeTruthy()
  })

  it('says once what is true of a language and of its only file', async () => {
    const verdict = { score: 2, scoreReason: 'Meaning was not checked.' }
    const linguisticQualityReviewResults = [{ languageId: 'esj', ...verdict }]
    const scored = aTranslation({ ...verdict, quality: 'gist' })
    stubApi(api({ [one]: aFileRequest({ linguisticQualityReviewResults }), [follow]: progress([scored]) }))
    await show()
    expect(await screen.findAllByText('Rough')).toHaveLength(1)
    expect(screen.getAllByText('Meaning was not checked.')).toHaveLength(1)
    expect(screen.queryByText('Rough translation: for understanding only')).toBeNull()
  })

  it.each([
    [{ enableAiLinguisticQualityReview: false }, 0],
    [{ showAiLinguisticQualityScorePerFile: false }, 1],
  ])('MTFILE-21 shows scores only where they are enabled: %j', async (settings, count) => {
    const linguisticQualityReviewResults = [{ languageId: 'esj', score: 3, scoreReason: null }]
    stubApi(
      api({
        [one]: aFileRequest({ linguisticQualityReviewResults }),
        [follow]: progress([aTranslation({ score: 4, scoreReason: 'Numbers.' })]),
        'GET /api/machineTranslation/settings': testSettings(settings),
      }),
    )
    await show()
    await screen.findByRole('list', { name: 'Files in Spanish (Latin America)' })
    expect(screen.queryAllByRole('img', { name: /stars$/ })).toHaveLength(count)
  })

  it('shows the steps, the progress of each file and the time left', async () => {
    const running = aTranslation({ status: 'TRANSLATING', segmentsDone: 40, segmentsTotal: 200, secondsLeft: 90 })
    stubApi(api({ [one]: aFileRequest({ status: 'TRANSLATING' }), [follow]: progress([running], 'TRANSLATING') }))
    await show()
    expect(await screen.findByText('Translating · 40 of 200 segments · 2 min left')).toBeTruthy()
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Translation of letter.docx' })
    expect([bar.value, bar.max]).toEqual([40, 200])
    const steps = screen.getByRole('list', { name: 'Progress of the request' })
    expect(within(steps).getByText('Analyzing', { exact: false })).toBeTruthy()
    expect(steps.querySelector('[aria-current]')?.textContent).toContain('Translating')
  })

  it('MTFILE-20 is asked for again every ten seconds while it is in progress', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = stubApi(api({ [one]: aFileRequest({ status: 'ANALYZING' }), [follow]: progress([], 'ANALYZING') }))
    await show()
    await screen.findByRole('heading', { level: 1 })
    const asked = () => calls.filter(({ request }) => request === one).length
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(asked()).toBe(2)
  })

  it('says of each failed file why and what to do, and translates it again', async () => {
    const failed = aTranslation({ status: 'FAILED', failure: 'ENGINE_UNAVAILABLE', translatedFileKey: null })
    const calls = stubApi(
      api({
        [follow]: progress([failed]),
        [actionOf('retry')]: progress([aTranslation({ status: 'WAITING' })], 'TRANSLATING'),
      }),
    )
    await show()
    expect(await screen.findByText('The translation engine did not answer. Retry in a few minutes.')).toBeTruthy()
    expect(screen.getByText(/but 1 translation failed/)).toBeTruthy()
    await press('Retry what failed')
    await waitFor(() => expect(calls.some(({ request }) => request === actionOf('retry'))).toBe(true))
  })

  it('retries the failed segments of a finished file', async () => {
    const check = { translated: 9, same: 0, failed: 3, left: [], warnings: [] }
    const answers: Record<string, unknown> = api({
      [follow]: progress([aTranslation({ check })]),
      [actionOf('retry')]: progress([aTranslation({ check, status: 'WAITING' })], 'TRANSLATING'),
    })
    const calls = stubApi(answers)
    await show()
    const files = within(await screen.findByRole('list', { name: 'Files in Spanish (Latin America)' }))
    expect(files.getByText('9 segments · Failed: 3')).toBeTruthy()
    answers[follow] = answers[actionOf('retry')]
    answers[one] = aFileRequest({ status: 'TRANSLATING' })
    await userEvent.click(files.getByRole('button', { name: 'Retry what failed' }))
    await waitFor(() => expect(files.queryByRole('button', { name: 'Retry what failed' })).toBeNull())
    expect(calls.filter(({ request }) => request === actionOf('retry'))).toHaveLength(1)
  })

  it('does not offer to retry segments while human translators work on the file', async () => {
    const check = { translated: 9, same: 0, failed: 3, left: [], warnings: [] }
    const status = 'SUBMITTED_TO_XTRF'
    stubApi(api({ [one]: aFileRequest({ status }), [follow]: progress([aTranslation({ check })], status) }))
    await show()
    expect(await screen.findByText('9 segments · Failed: 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull()
  })

  it('is stopped after a question', async () => {
    const calls = stubApi(
      api({
        [one]: aFileRequest({ status: 'TRANSLATING' }),
        [follow]: progress([aTranslation({ status: 'WAITING' })], 'TRANSLATING'),
        [actionOf('cancel')]: progress([aTranslation({ status: 'CANCELLED' })], 'CANCELLING'),
      }),
    )
    await show()
    await press('Stop translating')
    const dialog = await screen.findByRole('alertdialog')
    expect(calls.some(({ request }) => request === actionOf('cancel'))).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop translating' }))
    await waitFor(() => expect(calls.some(({ request }) => request === actionOf('cancel'))).toBe(true))
  })

  it('is started again after a stop', async () => {
    const calls = stubApi(
      api({
        [one]: aFileRequest({ status: 'CANCELLED' }),
        [follow]: progress([aTranslation({ status: 'CANCELLED' })], 'CANCELLED'),
        [actionOf('retry')]: progress([aTranslation({ status: 'WAITING' })], 'ANALYZING'),
      }),
    )
    await show()
    await press('Translate again')
    await waitFor(() => expect(calls.filter(({ request }) => request === actionOf('retry'))).toHaveLength(1))
  })

  it('is not started again once human translators were asked', async () => {
    const at = '2026-11-11T10:00:00.000Z'
    const history = [{ at, status: 'SUBMITTING_TO_XTRF', by: 'Helen Marsh', reason: null }] as const
    const request = aFileRequest({ status: 'CANCELLED', history: [...aFileRequest().history, ...history] })
    stubApi(api({ [one]: request, [follow]: progress([aTranslation({ status: 'FAILED' })], 'CANCELLED') }))
    await show()
    await screen.findByRole('list', { name: 'Source Files' })
    expect(screen.queryByRole('button', { name: 'Translate again' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull()
  })

  it('is cancelled, not stopped, where no file was accepted', async () => {
    stubApi(api({ [one]: aFileRequest({ status: 'REJECTED_BY_SCREENING' }), [follow]: progress([], 'CREATED') }))
    await show()
    expect(await screen.findByText('Files rejected')).toBeTruthy()
    expect(screen.queryByText('Processing')).toBeNull()
    const again = screen.getByRole('link', { name: 'Send files again' })
    expect(again.getAttribute('href')).toBe('/machineTranslation/fileTranslation')
    await press('Cancel request')
    expect(await screen.findByRole('alertdialog', { name: 'Cancel the request' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop translating' })).toBeNull()
  })

  it('does not say what to expect of translations that failed', async () => {
    const failed = aTranslation({ status: 'FAILED', failure: 'UNREADABLE', translatedFileKey: null })
    stubApi(api({ [one]: aFileRequest({ status: 'FAILED', files: [] }), [follow]: progress([failed], 'FAILED') }))
    await show()
    expect(await screen.findByText(/^The file could not be read/)).toBeTruthy()
    expect(screen.queryByText(/^Expect/)).toBeNull()
  })

  it('does not promise files of a language once the request has ended', async () => {
    stubApi(api({ [one]: aFileRequest({ status: 'CANCELLED', files: [] }), [follow]: progress([], 'CANCELLED') }))
    await show()
    const notes = await screen.findAllByText('No file was translated into this language.')
    expect(notes).toHaveLength(aFileRequest().targetLanguages.length)
    expect(screen.queryByText(/appear here once/)).toBeNull()
  })

  it('shows what was found when the file was read back', async () => {
    const check = {
      translated: 118,
      same: 12,
      failed: 1,
      left: [
        { reason: 'formula', count: 3 },
        { reason: 'something_new', count: 2 },
      ],
      warnings: ['signature_broken'],
    }
    stubApi(api({ [follow]: progress([aTranslation({ check })]) }))
    await show()
    const figures = '118 segments · Same in both languages: 12 · Failed: 1 · Left alone on purpose: 5'
    expect(await screen.findByText(figures)).toBeTruthy()
    expect(screen.getByText('Formulas: 3')).toBeTruthy()
    expect(screen.getByText('For other reasons: 2')).toBeTruthy()
    expect(screen.getByText('The digital signature of the document is no longer valid.')).toBeTruthy()
  })

  it('compares price and time of the three ways', async () => {
    stubApi(api())
    await show()
    const section = await screen.findByRole('region', { name: 'Compare ways to translate these files' })
    const cards = await within(section).findAllByRole('listitem')
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Machine translation',
      'Machine translation, reviewed',
      'Human translation',
    ])
    expect(cards[0]?.textContent).toContain('IncludedReady now')
    expect(cards[1]?.textContent).toContain('Price on request')
    expect(cards[2]?.textContent).toContain('$360.00A minimum price applies.Ready by Nov 20, 2026')
  })
})

it('leads to the segments of a translated file', async () => {
  stubApi(api())
  await show()
  const link = await screen.findByRole('link', { name: 'Correct the translation of letter.docx' })
  expect(link.getAttribute('href')).toBe(`/machineTranslation/fileTranslation/${requestId}/segments/${translationId}`)
})
