import { getDownloadUrl } from '@portolan/contract/job-requests/actions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'

/** The document itself, because browsers show no frame of a file that the store serves in a sandbox. */
export const pdfFile = (id: string, fileKey: string) =>
  queryOptions({
    queryKey: ['pdfFile', id, fileKey],
    queryFn: async ({ signal }) => {
      const { downloadUrl } = await call(
        getDownloadUrl,
        { params: { id, fileKey }, query: { inline: 'true' } },
        { signal },
      )
      const answer = await fetch(downloadUrl, { signal })
      if (!answer.ok) throw new Error(`The document answered ${answer.status}.`)
      // Whatever was stored, the frame shows a PDF or nothing: it never runs as a page.
      return new Blob([await answer.arrayBuffer()], { type: 'application/pdf' })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
