import type { JobRequest, JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { oneRequest } from '../../../../shared/request/one-request.ts'

type Progress = { readonly status: JobRequestStatus; readonly fileKeys: readonly string[] }

/** The progress is asked for more often. When it shows another status or new files, the request is loaded again. */
export function useSettledRequest({ id, status, files }: JobRequest, progress: Progress | undefined) {
  const queries = useQueryClient()
  const stored = new Set(files.map(({ fileKey }) => fileKey))
  const isNews =
    progress !== undefined && (progress.status !== status || progress.fileKeys.some((key) => !stored.has(key)))
  useEffect(() => {
    if (isNews) void queries.invalidateQueries(oneRequest(id))
  }, [isNews, id, queries])
}
