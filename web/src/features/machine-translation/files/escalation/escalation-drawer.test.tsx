// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestId } from '../../../../shared/request/test-request.ts'
import { setSession } from '../../../../shared/session/session.ts'
import { signedIn, stubApi } from '../../../../shared/test-page.tsx'
import { api, follow, one, press, progress, show } from '../test-file-request-page.tsx'
import { aFileRequest, testSettings } from '../test-files.ts'

beforeEach(() => setSession(signedIn()))

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
      const { queryClient } = await import('../../../../shared/api/query-client.ts')
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

  it('estimates what is chosen', async () => {
    const comparison = (languageIds: string) =>
      `${follow}/comparison?targetLanguageIds=${encodeURIComponent(languageIds)}`
    const human = (price: number) => ({
      words: 1200,
      ways: [{ way: 'HUMAN', price, isMinimum: false, expectedDelivery: null }],
    })
    const { drawer } = await openDrawer({
      [comparison('ara,esj')]: human(360),
      [comparison('ara')]: human(200),
    })
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Reason' }), 'Human translation needed')
    expect(await drawer.findByText('$360.00')).toBeTruthy()
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Spanish (Latin America)' }))
    expect(await drawer.findByText('$200.00')).toBeTruthy()
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Arabic' }))
    await waitFor(() => expect(drawer.queryByRole('region', { name: /estimate/i })).toBeNull())
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
