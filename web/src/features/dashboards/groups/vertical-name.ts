import type { VerticalOrNone } from '@portolan/contract/desk'
import { dashboardMessages } from '../../../shared/messages/dashboards.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/messages/orders.ts'

/** What the table of a vertical, or of none, is called. */
export function useVerticalName(): (table: VerticalOrNone) => string {
  const t = useMessages(dashboardMessages)
  const words = useMessages(orderMessages)
  return (table) => (table === 'noVertical' ? t('noVertical') : words(table))
}
