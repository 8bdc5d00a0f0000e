// @vitest-environment jsdom
import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aFile, requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import FileRequestPage from './file-request-page.tsx'
import { aFileRequest, aTranslation, testLanguages, testSettings, translationId } from './test-files.ts'

const one = `GET /api/jobRequests/${requestId}`
const follow = `GET /api/machineTranslation/fileTranslations/${requestId}`
const actionOf = (action: string) => `POST /api/machineTranslation/fileTranslations/${requestId}/actions/${action}`
const progress = (items: readonly FileTranslation[] = [aTranslation()], status = 'COMPLETED') => ({ status, items })
const ways = {
  words: 1200,
  ways: [
    { way: 'MACHINE', price: 0, expectedDelivery: null },
    { way: 'MACHINE_WITH_REVIEW', price: null, expectedDelivery: null },
    { way: 'HUMAN', price: 360, expectedDelivery: '2026-11-20T17:00:00.000-05:00' },
  ],
}
const api = (more: Record<string, unknown> = {}) => ({
  [one]: aFileRequest(),
  [follow]: progress(),
  'GET /api/machineTranslation/settings': testSettings(),
  'GET /api/languages': testLanguages,
  [`${follow}/comparison`]: ways,
  [`GET /api/jobRequests/${requestId}/messages`]: { items: [] },
  ...more,
})
const show = () =>
  showPage(
    `/machineTranslation/fileTranslation/${requestId}`,
    FileRequestPage,
    '/machineTranslation/fileTranslation/$jobRequestId',
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => setSession(signedIn()))
afterEach(() => vi.useRealTimers())

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
    expect(within(spanish).getByRole('button', { name: 'Download letter.es.docx' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Download All' }).length).toBeGreaterThan(0)
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
    expect(await screen.findByRole('img', { name: 'Quality score 3 of 5' })).toBeTruthy()
    expect(screen.getByText('Two faults in all.')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Quality score 4 of 5' })).toBeTruthy()
    expect(screen.getByText('Numbers differ in 1 segment.')).toBeTruthy()
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
    expect(screen.queryAllByRole('img', { name: /^Quality score/ })).toHaveLength(count)
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

  it('is cancelled, not stopped, where no file was accepted', async () => {
    stubApi(api({ [one]: aFileRequest({ status: 'REJECTED_BY_SCREENING' }), [follow]: progress([], 'CREATED') }))
    await show()
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
    const figures = 'Translated: 118 · Same in both languages: 12 · Failed: 1 · Left alone on purpose: 5'
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
    expect(cards[2]?.textContent).toContain('$360.00Ready by 11/20/2026')
  })
})

describe('human translation', () => {
  it('MTFILE-05 ESCAL-01 can be requested for completed and failed requests only, and never where it is disabled', async () => {
    const isOffered = async (status: 'COMPLETED' | 'FAILED' | 'TRANSLATING' | 'CANCELLED', disable = false) => {
      stubApi(
        api({
          [one]: aFileRequest({ status }),
          [follow]: progress(undefined, status),
          'GET /api/machineTranslation/settings': testSettings({ disableHumanEscalation: disable }),
        }),
      )
      const { queryClient } = await import('../../../shared/api/query.tsx')
      queryClient.clear()
      const { cleanup } = await import('@testing-library/react')
      cleanup()
      await show()
      await screen.findByRole('list', { name: 'Files in Spanish (Latin America)' })
      return screen.queryAllByRole('button', { name: 'Request human translation' }).length > 0
    }
    expect(await isOffered('COMPLETED')).toBe(true)
    expect(await isOffered('FAILED')).toBe(true)
    expect(await isOffered('TRANSLATING')).toBe(false)
    expect(await isOffered('CANCELLED')).toBe(false)
    expect(await isOffered('COMPLETED', true)).toBe(false)
  })

  async function openDrawer(more: Record<string, unknown> = {}) {
    const calls = stubApi(api(more))
    await show()
    const [first] = await screen.findAllByRole('button', { name: 'Request human translation' })
    await userEvent.click(first as HTMLElement)
    return { calls, drawer: within(await screen.findByRole('dialog')) }
  }

  it('ESCAL-02 ESCAL-03 ESCAL-05 has all fields, three reasons and a locked source language', async () => {
    const { drawer } = await openDrawer()
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Project name' }).value).toBe('Discharge letters')
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Source language' }).disabled).toBe(true)
    expect(await drawer.findByRole('button', { name: 'Remove Arabic' })).toBeTruthy()
    expect(drawer.getByRole('textbox', { name: /^Notes/ })).toBeTruthy()
    const reasons = within(drawer.getByRole('combobox', { name: 'Reason' })).getAllByRole('option')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Choose…',
      'Clean up formatting',
      'Human translation needed',
      'Other',
    ])
  })

  it('ESCAL-04 ESCAL-06 ESCAL-07 asks for what is missing', async () => {
    const { calls, drawer } = await openDrawer()
    const name = drawer.getByRole('textbox', { name: 'Project name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'a;b')
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Arabic' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Spanish (Latin America)' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Send to our translators' }))
    expect(await drawer.findByText('Semicolons are not allowed in project names')).toBeTruthy()
    expect(drawer.getByText('Choose at least one')).toBeTruthy()
    expect(drawer.getAllByText('Required')).toHaveLength(1)
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Reason' }), 'Other')
    expect(drawer.getByRole('textbox', { name: 'Your reason' })).toBeTruthy()
    expect(await drawer.findByText('Required')).toBeTruthy()
    expect(calls.some(({ request }) => request.includes('submitToXtrf'))).toBe(false)
  })

  it('ESCAL-08 ESCAL-09 sends the files with the machine translation as reference, and shows the project', async () => {
    const sent = aFileRequest({ status: 'SUBMITTED_TO_XTRF', xtrfName: 'P-77', xtrfInternalId: '77' })
    const { calls, drawer } = await openDrawer({ [`POST /api/jobRequests/${requestId}/actions/submitToXtrf`]: sent })
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Reason' }), 'Human translation needed')
    expect(await drawer.findByText('$360.00')).toBeTruthy()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Notes/ }), 'For patients')
    await userEvent.click(drawer.getByRole('button', { name: 'Send to our translators' }))
    expect(await screen.findByText('P-77')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.find(({ request }) => request.includes('submitToXtrf'))?.body).toEqual({
      projectName: 'Discharge letters',
      requestType: 'TRANSLATION_REQUEST',
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esj', 'ara'],
      notes: 'For patients',
      customFields: [],
      reason: 'NEED_HUMAN_TRANSLATION',
      files: [
        { fileName: 'letter.docx', fileKey: 'temp/1/letter.docx', category: 'SOURCE_DOCUMENT' },
        { fileName: 'letter.es.docx', fileKey: 'out/1/letter.es.docx', category: 'REFERENCE' },
      ],
    })
  })

  it('ESCAL-07 sends the reason in words for a review', async () => {
    const sent = aFileRequest({ status: 'SUBMITTING_TO_XTRF' })
    const calls = stubApi(api({ [`POST /api/jobRequests/${requestId}/actions/submitToXtrf`]: sent }))
    await show()
    await press('Request a review')
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(drawer.getByRole('button', { name: 'Send to our translators' }))
    await waitFor(() =>
      expect(calls.find(({ request }) => request.includes('submitToXtrf'))?.body).toMatchObject({
        reason: 'OTHER',
        otherReason: 'Please review and correct the machine translation.',
      }),
    )
  })
})

it('leads to the segments of a translated file', async () => {
  stubApi(api())
  await show()
  const link = await screen.findByRole('link', { name: 'Correct the translation of letter.docx' })
  expect(link.getAttribute('href')).toBe(`/machineTranslation/fileTranslation/${requestId}/segments/${translationId}`)
})
