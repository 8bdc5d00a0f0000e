import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import { clientText } from './order-words.ts'

type Props = { order: Pick<DeskOrderSummary, 'client' | 'walkInCompany'> }

export const ClientName = ({ order }: Props) => <bdi>{clientText(order, useMessages(orderMessages))}</bdi>
