import { useQuery } from '@tanstack/react-query'
import { useBlobUrl } from '../preview/use-blob-url.ts'
import { ErrorDisplay } from '../ui/page/error-display.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import css from './files.module.css'
import { pdfFile } from './pdf-file.ts'

/** Read by the browser's viewer: the frame is too narrow for the list of its pages. */
const withoutThumbnails = '#navpanes=0'

type Props = { requestId: string; fileKey: string; title: string }

/** A PDF of a request, shown by the browser's own viewer. */
export default function PdfFrame({ requestId, fileKey, title }: Props) {
  const { data, isError, error, refetch } = useQuery(pdfFile(requestId, fileKey))
  const url = useBlobUrl(data)
  if (isError) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (!url) return <Skeleton count={6} />
  return <iframe className={css.frame} height={600} title={title} src={`${url}${withoutThumbnails}`} />
}
