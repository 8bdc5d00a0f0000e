import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { quoteDocument } from './api.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'

/** Read by the browser's viewer: the frame is too narrow for the list of its pages. */
const withoutThumbnails = '#navpanes=0'

export function QuoteFrame({ requestId, fileKey }: { requestId: string; fileKey: string }) {
  const t = useMessages(procurementMessages)
  const { data, isError, error, refetch } = useQuery(quoteDocument(requestId, fileKey))
  const url = useObjectUrl(data)
  if (isError) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (!url) return <Skeleton count={6} />
  return <iframe className={css.frame} height={600} title={t('quoteFrame')} src={`${url}${withoutThumbnails}`} />
}

/** The address of a file in memory, which is freed with the component. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
