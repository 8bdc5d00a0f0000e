import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { oneRequest } from '../../../shared/request/one-request.ts'

type Options<Progress> = {
  /** Of the progress, which both calls answer with. */
  readonly queryKey: QueryKey
  readonly cancel: () => Promise<Progress>
  readonly retry: () => Promise<Progress>
}

/** Stops the work on a request, or tries again what failed. */
export function useProgressActions<Progress>(id: string, { queryKey, cancel, retry }: Options<Progress>) {
  const queries = useQueryClient()
  const act = async (action: () => Promise<Progress>): Promise<void> => {
    // Where someone else was quicker, the request has changed, too.
    const reload = () => queries.invalidateQueries(oneRequest(id))
    const changed = await action().catch(async (error) => {
      await reload()
      throw error
    })
    queries.setQueryData(queryKey, changed)
    await reload()
  }
  return { cancel: () => act(cancel), retry: () => act(retry) }
}
