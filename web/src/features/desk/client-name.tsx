import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { useMessages } from '../../shared/messages/messages.ts'
import { deskMessages } from './messages/desk.ts'

type Props = { order: Pick<DeskOrderSummary, 'client' | 'walkInCompany'> }

/** Whose order it is: the client, or the company that a walk-in entered. */
export function ClientName({ order: { client, walkInCompany } }: Props) {
  const t = useMessages(deskMessages)
  return <bdi>{walkInCompany === null ? client.name : t('walkIn', { company: walkInCompany })}</bdi>
}
