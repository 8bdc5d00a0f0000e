import type { JobRequest } from '@portolan/contract/job-requests'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { Conversation } from '../../shared/conversation/conversation.tsx'
import { Deliverables } from '../../shared/deliverables/deliverables.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { TabList } from '../../shared/ui/tab-list.tsx'
import { QuotePanel } from './quote-panel.tsx'
import css from './request-detail.module.css'
import { SourceDocuments } from './source-documents.tsx'

const Messages = ({ request }: { request: JobRequest }) => <Conversation requestId={request.id} />

const panels = { sourceDocuments: SourceDocuments, quote: QuotePanel, deliverables: Deliverables, messages: Messages }
type TabId = keyof typeof panels

export function RequestTabs({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const id = useId()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const tabs = tabsOf(request)
  const shown = tabs.find((one) => one === tab) ?? firstTabOf(request)
  const Panel = panels[shown]
  return (
    <section className={css.tabs}>
      <TabList
        label={t('parts')}
        idPrefix={id}
        tabs={tabs.map((one) => ({ id: one, name: t(one) }))}
        shown={shown}
        onShow={(next) => void navigate({ to: '.', search: { tab: next } as never, replace: true, resetScroll: false })}
      />
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <Panel request={request} />
      </div>
    </section>
  )
}

const tabsOf = ({ requestType, files }: JobRequest): readonly TabId[] =>
  requestType === 'QUOTE_REQUEST' || files.some(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
    ? ['sourceDocuments', 'quote', 'deliverables', 'messages']
    : ['sourceDocuments', 'deliverables', 'messages']

/** What the reader most likely came for. */
function firstTabOf({ status }: JobRequest): TabId {
  if (status === 'COMPLETED') return 'deliverables'
  return status === 'QUOTE_READY_FOR_CLIENT_REVIEW' ? 'quote' : 'sourceDocuments'
}
