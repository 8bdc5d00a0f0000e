import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { rebuildFile } from '@portolan/contract/machine-translation/files'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { downloadFile } from '../../../../shared/deliverables/save-file.ts'
import { oneRequest } from '../../../../shared/request/one-request.ts'
import { translationProgress } from '../api.ts'

const pollMs = 1_000

/** Writes the file with the corrections, waits for it and downloads it. */
export function useRebuild(id: string, translation: FileTranslation) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const params = { id, translationId: translation.id }
      if (translation.isRebuildNeeded) await call(rebuildFile, { params })
      const written = translation.isRebuildNeeded ? await waitForFile(queries, params) : translation
      if (written.translatedFileKey === null) throw new Error(written.status)
      await queries.invalidateQueries(oneRequest(id))
      await downloadFile(id, written.translatedFileKey)
    },
  })
}

async function waitForFile(
  queries: QueryClient,
  { id, translationId }: { readonly id: string; readonly translationId: string },
): Promise<FileTranslation> {
  for (;;) {
    const { items } = await queries.fetchQuery(translationProgress(id))
    const found = items.find((item) => item.id === translationId)
    if (!found || found.status === 'FAILED') throw new Error(found?.failure ?? 'gone')
    if (found.status === 'COMPLETED') return found
    await new Promise((resume) => setTimeout(resume, pollMs))
  }
}
