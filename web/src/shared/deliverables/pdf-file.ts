import { queryOptions } from '@tanstack/react-query'
import { fetchFile } from './fetch-file.ts'

/** Whatever was stored, the frame shows a PDF or nothing: it never runs as a page. */
export const pdfFile = (id: string, fileKey: string) =>
  queryOptions({
    queryKey: ['pdfFile', id, fileKey],
    queryFn: async ({ signal }) => new Blob([await fetchFile(id, fileKey, signal)], { type: 'application/pdf' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
