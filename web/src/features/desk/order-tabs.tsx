import type { DeskOrder } from '@portolan/contract/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { Conversation } from '../../shared/conversation/conversation.tsx'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { TabList } from '../../shared/ui/tab-list.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import css from './order.module.css'
import { OutsideWork } from './outside-work.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { WorkPanel } from './work-panel.tsx'

const tabs = ['request', 'quote', 'work', 'checks', 'messages'] as const
type TabId = (typeof tabs)[number]

export function OrderTabs({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const id = useId()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const shown = tabs.find((one) => one === tab) ?? firstTabOf(order)
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
        <Panel tab={shown} order={order} />
      </div>
    </section>
  )
}

function Panel({ tab, order }: { tab: TabId; order: DeskOrder }) {
  if (tab === 'quote') return <QuotePanel order={order} />
  if (tab === 'checks') return <ChecksPanel order={order} />
  if (!order.request) return <OutsideWork order={order} />
  if (tab === 'work') return <WorkPanel order={order} request={order.request} />
  if (tab === 'messages') return <Conversation requestId={order.request.id} />
  return <RequestPanel request={order.request} />
}

/** What whoever opens it most likely came to do. */
function firstTabOf({ status }: DeskOrder): TabId {
  if (status === 'PRICING' || status === 'WITH_CLIENT') return 'quote'
  if (status === 'IN_PROGRESS' || status === 'COMPLETED') return 'work'
  return status === 'IN_QA' ? 'checks' : 'request'
}
