// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import { testSettings } from '../text/test-settings.ts'
import DefaultTabPage from './default-tab-page.tsx'

it.each([
  ['textTranslation', {}],
  ['fileTranslation', { disableTextTranslation: true }],
  ['mediaTranslation', { disableTextTranslation: true, disableFileTranslation: true, disableMediaTranslation: false }],
])('MTTEXT-03 leads to %s', async (tab, switches) => {
  stubApi({ 'GET /api/machineTranslation/settings': testSettings(switches) })
  const { address } = await showPage('/machineTranslation', DefaultTabPage)
  await waitFor(() => expect(address()).toBe(`/machineTranslation/${tab}`))
})

it('says so where every kind of translation is turned off', async () => {
  stubApi({
    'GET /api/machineTranslation/settings': testSettings({
      disableTextTranslation: true,
      disableFileTranslation: true,
    }),
  })
  await showPage('/machineTranslation', DefaultTabPage)
  expect(await screen.findByText('This kind of translation is turned off for your organization.')).toBeTruthy()
})
