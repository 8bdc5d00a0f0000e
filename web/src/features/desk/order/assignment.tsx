import type { DeskOrder } from '@portolan/contract/desk/desk'
import { formatMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'
import { deadlineName } from './order-facts.tsx'

/** Who works on the order and until when, read-only. */
export function Assignment({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  const { projectManager, coordinator, qaSpecialist, vertical, rateType, deadline, projectGroupName } = order
  const due = deadlineName(order)
  const facts = [
    [t('projectManager'), projectManager?.name ?? t('unassigned')],
    [t('coordinator'), coordinator?.name ?? t('unassigned')],
    [t('qaSpecialist'), qaSpecialist?.name ?? t('unassigned')],
    [t('vertical'), vertical ? words(vertical) : t('none')],
    [t('rate'), t(rateType)],
    ...(due ? [[t(due), deadline ? formatMoment(deadline) : t('none')] as const] : []),
    [t('group'), projectGroupName ?? t('none')],
  ] as const
  return (
    <Card title={t('assignment')}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
