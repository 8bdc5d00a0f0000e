import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from './api/query-client.ts'
import { setLocale } from './messages/language.ts'
import { setSession } from './session/session.ts'
import { dismiss, getNotes } from './ui/snackbar-store.ts'

// A busy machine takes its time to fetch what a page loads on demand.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout, so nothing to scroll and nothing out of view.
window.scrollTo = () => {}
window.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

afterEach(async () => {
  await act(async () => {
    for (const { id } of getNotes()) dismiss(id)
    cleanup()
  })
  queryClient.clear()
  setSession(null)
  vi.unstubAllGlobals()
})

// The next file has the same modules and the same DOM.
afterAll(async () => {
  vi.useRealTimers()
  // What a page still loads on demand: cut off, it would fail for the next file too.
  await vi.dynamicImportSettled()
  await setLocale('en')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
