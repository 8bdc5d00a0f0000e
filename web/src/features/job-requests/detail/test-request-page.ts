import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { screen, within } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import RequestPage from './request-page.tsx'

export const one = `GET /api/jobRequests/${requestId}`

export const show = (tab = '') =>
  showPage(`/requests/${requestId}${tab && `?tab=${tab}`}`, RequestPage, '/requests/$jobRequestId')

export async function showRequest(request: JobRequest, tab?: string, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { [one]: request, ...more }
  const calls = stubApi(answers)
  await show(tab)
  await screen.findByRole('heading', { level: 1, name: request.name })
  return { answers, calls }
}

export const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent)

/** The addresses that a test saves files from. */
export function watchSavedFiles(): readonly string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push(this.href)
  })
  afterEach(() => {
    saved.length = 0
  })
  return saved
}
