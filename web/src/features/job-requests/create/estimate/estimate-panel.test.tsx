// @vitest-environment jsdom

import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { Estimate } from '@portolan/contract/quotes/estimates'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { setSession } from '../../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import { startTestStore } from '../../../../shared/uploads/test-store.ts'
import LoadedForm from '../form/loaded-form.tsx'
import { testClient, testLanguages } from '../test-client.ts'

let store: Awaited<ReturnType<typeof startTestStore>>
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(async () => {
  localStorage.clear()
  await store.stop()
})

const free = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }
const client = testClient(
  {},
  {
    sourceLanguage: { defaultLanguage: { name: 'English', xtrfId: 1 }, ...free },
    targetLanguages: { defaultLanguages: [{ name: 'French', xtrfId: 2 }], ...free },
  },
)
const fileKey = 'temp/1/letter.docx'
const line = (id: string, name: string, price: number, isMinimum = false) => ({
  language: { id, name },
  ...{
    unit: 'PAGE' as const,
    quantity: 5,
    unitPrice: 30,
    price,
    countedPages: isMinimum ? 1 : 5,
    countedWords: 1250,
    isMinimum,
  },
})
const count: TextCount = { words: 1200, characters: 7000, asianCharacters: 0, pages: 5, notes: ['COMMENTS'] }
const counted = (more: Partial<Estimate> = {}): Estimate => ({
  files: [{ fileKey, status: 'COUNTED', count }],
  count,
  price: 150,
  rateType: 'STANDARD',
  lines: [line('fra', 'French', 150)],
  expectedDelivery: '2026-11-20T17:00:00.000Z',
  ...more,
})
const unpriced = { count: null, price: null, lines: [], expectedDelivery: null }
const counting = counted({ ...unpriced, files: [{ fileKey, status: 'COUNTING', count: null }] })

const ask = 'POST /api/jobRequests/actions/estimate'

async function show(estimate: Estimate, kind: 'member' | 'contact' = 'member') {
  setSession(kind === 'member' ? signedIn() : null)
  const answers: Record<string, unknown> = {
    'GET /api/countries': [],
    'GET /api/clientConfigs/1001/availableLanguages': testLanguages,
    'GET /api/clientConfigs/1001/customFieldDefinitions': [],
    'GET /api/userAccount/languageGroups': [{ name: 'Mine', scope: 'PERSONAL', languages: [testLanguages[2]] }],
    'POST /api/tempFiles/actions/createPresignedPost': { url: '/store', fields: { key: 'temp/1/${filename}' } },
    'POST /api/jobRequests': { id: '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22', number: 'Q-2026-000007' },
    [ask]: estimate,
  }
  const calls = stubApi(answers)
  const requester = { kind, client, email: 'client@harbor.example' }
  await showPage('/createProject', () => (
    <WithQuery>
      <LoadedForm requester={requester} origination="WEBFORM" externalReferenceId={null} />
    </WithQuery>
  ))
  const field = await screen.findByRole('group', { name: 'Files to translate' })
  const input = field.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['Guten Tag'], 'letter.docx'))
  return {
    answers,
    bodiesOf: (request: string) => calls.filter((one) => one.request === request).map((one) => one.body),
  }
}

/** At the side; on small screens the same stands over the buttons. */
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const addGerman = () => userEvent.click(screen.getByRole('button', { name: 'Mine' }))

describe('an estimate', () => {
  it('is there before anything is sent, follows the languages, and no file goes up twice', async () => {
    const { answers, bodiesOf } = await show(counting)
    await summary().findByRole('heading', { name: 'Estimated price (not a final quote)' })
    await summary().findByText('Counting words and pages…')
    expect(summary().queryByText('$150.00')).toBeNull()
    expect(summary().getByText('Words').nextSibling?.textContent?.trim()).toBe('–')
    answers[ask] = counted()
    await summary().findByText('1,200')
    for (const text of ['$150.00', '5', 'Nov 20, 2026', 'Comments were not counted.'])
      expect(summary().getAllByText(text).length).toBeGreaterThan(0)
    expect(summary().getByText('How words are counted')).toBeTruthy()
    expect(summary().getByText(/^Words counted as in Microsoft Word\./)).toBeTruthy()
    expect(bodiesOf(ask)[0]).toEqual({
      ...{ clientId: 1001, fileKeys: [fileKey], customFields: [] },
      ...{ sourceLanguageId: 'enu', targetLanguageIds: ['fra'] },
    })

    answers[ask] = counted({
      ...{ price: 325, rateType: 'RUSH' },
      lines: [line('fra', 'French', 225), line('deu', 'German', 100, true)],
    })
    await addGerman()
    await summary().findByText('$325.00')
    expect(bodiesOf(ask).at(-1)).toHaveProperty('targetLanguageIds', ['fra', 'deu'])
    for (const text of ['Rush service', 'Minimum of 5 pages', 'in each language'])
      expect(summary().getByText(text)).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Send for estimation' }))
    await screen.findByRole('heading', { name: 'What happens next' })
    expect(screen.getByText('Your quote is usually ready within minutes.')).toBeTruthy()
    expect(screen.getByText('English to French and German')).toBeTruthy()
    for (const text of ['$325.00', 'Nov 20, 2026']) expect(screen.getByText(text)).toBeTruthy()
    expect(bodiesOf('POST /api/jobRequests')[0]).toHaveProperty('files', [
      { fileName: 'letter.docx', category: 'SOURCE_DOCUMENT', fileKey },
    ])
    expect(store.count('POST /store')).toBe(1)
  })

  it('says so where the expected delivery is later than the day by which the work is needed', async () => {
    const delivery = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const nextDay = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
    const later = () => summary().queryByText(/^This is later than you need it\./)
    const needBy = (day: string) => fireEvent.change(screen.getByLabelText(/^Needed by/), { target: { value: day } })
    await show(counted({ expectedDelivery: delivery }))
    await summary().findByText('$150.00')
    expect(later()).toBeNull()
    needBy(delivery.slice(0, 10))
    expect(later()).toBeNull()
    needBy(new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10))
    expect(later()).toBeTruthy()
    needBy(nextDay)
    expect(later()).toBeNull()
  })

  it('shows the pages that are billed where they are the minimum', async () => {
    const short = { ...count, pages: 1 }
    const { answers } = await show(counted({ count: short, lines: [line('fra', 'French', 150, true)] }))
    const pages = () => summary().getByText('Pages').nextSibling?.textContent
    await waitFor(() => expect(pages()).toBe('5 minimum, 1 counted'))
    answers[ask] = counted({
      count: short,
      lines: [line('fra', 'French', 150, true), line('deu', 'German', 150, true)],
    })
    await addGerman()
    await waitFor(() => expect(pages()).toBe('5 minimum in each language'))
  })

  it('names what people have to price, and tells words and pages without a price', async () => {
    const { answers } = await show(counted({ ...unpriced, files: [{ fileKey, status: 'UNCOUNTABLE', count: null }] }))
    const note = await summary().findByText(/Our team will send you a price\./)
    expect(note.textContent).toContain('letter.docx')
    expect(summary().queryByRole('heading', { name: /Estimated price/ })).toBeNull()
    answers[ask] = counted({ price: null, lines: [], expectedDelivery: null })
    await addGerman()
    await summary().findByText('Our team will send you a price for these languages.')
    expect(summary().getByText('1,200')).toBeTruthy()
    expect(summary().getByRole('heading', { name: 'Words and pages' })).toBeTruthy()
    expect(summary().queryByRole('heading', { name: /Estimated price/ })).toBeNull()
    expect(summary().queryByText(/\$/)).toBeNull()
  })

  it('is for members: of others nothing goes up before they send it', async () => {
    const { bodiesOf } = await show(counted(), 'contact')
    await summary().findByText(/1 file/)
    expect(summary().getByText('letter.docx')).toBeTruthy()
    expect(screen.queryByText('Estimated price (not a final quote)')).toBeNull()
    await waitFor(() => expect(bodiesOf(ask)).toEqual([]))
    expect(store.requests).toEqual([])
  })
})
