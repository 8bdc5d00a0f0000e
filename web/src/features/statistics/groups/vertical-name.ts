import type { VerticalOrNone } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { dashboardMessages } from '../messages/dashboards.ts'

/** What the table of a vertical, or of none, is called. */
export function useVerticalName(): (table: VerticalOrNone) => string {
  const t = useMessages(dashboardMessages)
  const words = useMessages(orderMessages)
  return (table) => (table === 'noVertical' ? t('noVertical') : words(table))
}
