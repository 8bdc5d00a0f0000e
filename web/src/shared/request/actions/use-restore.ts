import { useQueryClient } from '@tanstack/react-query'
import type { Archived } from './restore-request.ts'

const load = () => import('./restore-request.ts')

/** Brings a request back from the archive. Nothing is lost by it, so nobody is asked first. Few do it: it is loaded then. */
export function useRestore(request: Archived): () => Promise<void> {
  const queries = useQueryClient()
  return async () => (await load()).restoreRequest(queries, request)
}
