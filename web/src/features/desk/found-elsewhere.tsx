import type { DeskQueue, DeskQueueOrAll } from '@portolan/contract/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { matchesOf } from './api.ts'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'

type Props = { queue: DeskQueueOrAll; search: string; onOpen: (queue: DeskQueue) => void }

/** The other queues in which the search finds something, each with its number of orders. */
export function FoundElsewhere({ queue, search, onOpen }: Props) {
  const t = useMessages(deskMessages)
  const { data } = useQuery(matchesOf(search))
  const others = data?.queues.filter((each) => (queue === 'ALL' ? each.queue === 'CLOSED' : each.queue !== queue)) ?? []
  if (search.length < 2 || others.length === 0) return null
  return (
    <div className={css.elsewhere} role="status">
      {t('foundElsewhere')}
      {others.map((each) => (
        <button key={each.queue} type="button" onClick={() => onOpen(each.queue)}>
          {t('counted', { name: t(each.queue), count: each.orders })}
        </button>
      ))}
    </div>
  )
}
