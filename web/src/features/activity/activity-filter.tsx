import type { ActivityFilters } from '@portolan/contract/activity/activity'
import { ActivityGroup } from '@portolan/contract/activity/kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { DateField } from '../../shared/ui/fields/date-field.tsx'
import { FoldingFilter } from '../../shared/ui/fields/folding-filter.tsx'
import { Labeled } from '../../shared/ui/fields/labeled.tsx'
import { people } from './api.ts'
import { activityPageMessages } from './messages/activity-page.ts'
import { readFilters } from './use-activity-address.ts'

type Props = { filters: ActivityFilters; onFilter: (filters: ActivityFilters) => void }

export function ActivityFilter({ filters, onFilter }: Props) {
  const t = useMessages(activityPageMessages)
  const contacts = useQuery(people)
  const { personId = '', group = '', fromDay = '', toDay = '' } = filters
  const change = (next: { person?: string; group?: string; from?: string; to?: string }) =>
    onFilter(readFilters({ person: personId, group, from: fromDay, to: toDay, ...next }))
  return (
    <FoldingFilter>
      <Labeled label={t('person')}>
        {(control) => (
          <select {...control} value={personId} onChange={({ target }) => change({ person: target.value })}>
            <option value="">{t('everybody')}</option>
            {(contacts.data ?? []).map(({ id, firstName, lastName, email }) => (
              <option key={id} value={id}>
                {`${firstName} ${lastName}`.trim() || email}
              </option>
            ))}
          </select>
        )}
      </Labeled>
      <Labeled label={t('group')}>
        {(control) => (
          <select {...control} value={group} onChange={({ target }) => change({ group: target.value })}>
            <option value="">{t('everything')}</option>
            {ActivityGroup.options.map((one) => (
              <option key={one} value={one}>
                {t(`group_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Labeled>
      <Day key={`from ${fromDay}`} label={t('from')} day={fromDay} onDay={(from) => change({ from })} />
      <Day key={`to ${toDay}`} label={t('to')} day={toDay} onDay={(to) => change({ to })} />
    </FoldingFilter>
  )
}

/** Filters once a whole day is typed or picked, or the field is emptied. */
function Day({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState(day)
  const change = (value: string) => {
    setTyped(value)
    if (value === '' || readFilters({ from: value }).fromDay !== undefined) onDay(value)
  }
  return <DateField label={label} value={typed} onChange={change} />
}
