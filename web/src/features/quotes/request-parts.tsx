import type { JobRequest } from '@portolan/contract/job-requests'
import { type ReactNode, useId } from 'react'
import { Conversation } from '../../shared/conversation/conversation.tsx'
import { Deliverables } from '../../shared/deliverables/deliverables.tsx'
import { FileList } from '../../shared/deliverables/file-list.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import detail from '../../shared/ui/detail-page.module.css'
import { useNowText } from './now-text.ts'
import css from './quote.module.css'

type Props = { request: JobRequest }

export function RequestNow({ request }: Props) {
  const now = useNowText(request.status)
  return (
    <div className={detail.now} role="status">
      <StatusBadge request={request} />
      <span>{now}</span>
    </div>
  )
}

/** What came of it, once it is done. */
export function Delivered({ request }: Props) {
  const t = useMessages(requestMessages)
  if (request.status !== 'COMPLETED') return null
  return (
    <Part title={t('deliverables')}>
      <Deliverables request={request} />
    </Part>
  )
}

export function SentFiles({ request }: Props) {
  const t = useMessages(requestMessages)
  const sent = request.files.filter(({ category }) => category === 'SOURCE_DOCUMENT' || category === 'REFERENCE')
  if (sent.length === 0) return null
  return (
    <Part title={t('sourceDocuments')}>
      <FileList requestId={request.id} label={t('sourceDocuments')} files={sent} />
    </Part>
  )
}

export function Messages({ requestId }: { requestId: string }) {
  const t = useMessages(requestMessages)
  return (
    <Part title={t('messages')}>
      <Conversation requestId={requestId} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
