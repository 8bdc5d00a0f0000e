import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { oneRequest } from '../../../../shared/request/one-request.ts'

/** The progress is asked for more often. When it shows another status or new files, the request is loaded again. */
export function useSettledRequest({ id, status, files }: JobRequest, progress: FileTranslationProgress | undefined) {
  const queries = useQueryClient()
  const stored = new Set(files.map(({ fileKey }) => fileKey))
  const isNews =
    progress !== undefined &&
    (progress.status !== status ||
      progress.items.some(({ translatedFileKey: key }) => key !== null && !stored.has(key)))
  useEffect(() => {
    if (isNews) void queries.invalidateQueries(oneRequest(id))
  }, [isNews, id, queries])
}
