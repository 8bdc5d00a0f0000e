import { archiveJobRequest, restoreJobRequest } from '@portolan/contract/job-requests/actions'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { notify, notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { listMessages } from './messages/list.ts'

/** Archives requests one by one, and offers to undo what was done. One that is refused does not stop the others. */
export function useBulkArchive(): (ids: readonly string[]) => Promise<void> {
  const t = useMessages(listMessages)
  const queries = useQueryClient()
  async function forEach(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<string[]> {
    const done: string[] = []
    let refusal: unknown
    for (const id of ids)
      try {
        await act(id)
        done.push(id)
      } catch (error) {
        refusal = error
      }
    if (refusal !== undefined) notify(errorText(refusal), 'error')
    await queries.invalidateQueries({ queryKey: ['jobRequests'] })
    return done
  }
  async function undo(ids: readonly string[]) {
    const restored = await forEach(ids, (id) => call(restoreJobRequest, { params: { id } }))
    if (restored.length > 0) notifyAbout('archive', t('restored', { count: restored.length }))
  }
  return async (ids) => {
    const archived = await forEach(ids, (id) => call(archiveJobRequest, { params: { id } }))
    if (archived.length === 0) return
    notifyAbout('archive', t('archived', { count: archived.length }), {
      label: t('undo'),
      run: () => void undo(archived),
    })
  }
}
