import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { requestId } from '../../../shared/request/test-request.ts'
import { showPage } from '../../../shared/test-page.tsx'
import FileRequestPage from './file-request-page.tsx'
import { aFileRequest, aTranslation, testLanguages, testSettings } from './test-files.ts'

export const one = `GET /api/jobRequests/${requestId}`
export const follow = `GET /api/machineTranslation/fileTranslations/${requestId}`
export const progress = (items: readonly FileTranslation[] = [aTranslation()], status = 'COMPLETED') => ({
  status,
  items,
})
const ways = {
  words: 1200,
  ways: [
    { way: 'MACHINE', price: 0, isMinimum: false, expectedDelivery: null },
    { way: 'MACHINE_WITH_REVIEW', price: null, isMinimum: false, expectedDelivery: null },
    { way: 'HUMAN', price: 360, isMinimum: true, expectedDelivery: '2026-11-20T17:00:00.000-05:00' },
  ],
}

/** A completed request with one translated file, and what the test adds. */
export const api = (more: Record<string, unknown> = {}) => ({
  [one]: aFileRequest(),
  [follow]: progress(),
  'GET /api/machineTranslation/settings': testSettings(),
  'GET /api/languages': testLanguages,
  [`${follow}/comparison`]: ways,
  [`GET /api/jobRequests/${requestId}/messages`]: { items: [] },
  ...more,
})

export const show = () =>
  showPage(
    `/machineTranslation/fileTranslation/${requestId}`,
    FileRequestPage,
    '/machineTranslation/fileTranslation/$jobRequestId',
  )

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
