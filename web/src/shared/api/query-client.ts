import { QueryClient } from '@tanstack/react-query'
import { onLocaleChange } from '../messages/language.ts'
import { ApiError } from './api-error.ts'

const maxRetries = 2

function shouldRetry(failures: number, error: unknown): boolean {
  const isFinal = error instanceof ApiError && (error.status === 401 || error.status === 403)
  return !isFinal && failures < maxRetries
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 1_200_000, retry: shouldRetry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Names of languages and countries come in the language of the page.
onLocaleChange(() => {
  // Removed rather than invalidated: an answer still under way would count as fresh when it arrives.
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
})
