import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import css from './quote.module.css'

const PdfFrame = lazy(() => import('../../shared/deliverables/pdf-frame.tsx'))

/** The PDF on the page, loaded when it is opened. Browsers without a viewer have the download alone. */
export function QuoteDocument({ id, fileKey }: { id: string; fileKey: string }) {
  const t = useMessages(quoteMessages)
  const [isOpen, setIsOpen] = useState(false)
  if (!navigator.pdfViewerEnabled) return null
  return (
    <div className={css.languages}>
      <details className={css.language} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <Icon name="chevron" size={16} />
          <span>{t('pdf')}</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton count={6} />}>
            <PdfFrame requestId={id} fileKey={fileKey} title={t('pdf')} />
          </Suspense>
        )}
      </details>
    </div>
  )
}
