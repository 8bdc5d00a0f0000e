import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { Labeled } from '../../../../shared/ui/fields/labeled.tsx'
import { machineRequestMessages } from '../messages/requests.ts'
import { readFilter, type StatusFilterName, statusFilters } from '../status/status-filters.ts'

type Props = { filter: StatusFilterName; onChoose: (filter: StatusFilterName) => void }

/** Which requests are shown, by their status: one choice, as in the list of all requests. */
export function StatusFilter({ filter, onChoose }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  return (
    <Labeled label={t('status')}>
      {(control) => (
        <select {...control} value={filter} onChange={({ target }) => onChoose(readFilter(target.value))}>
          {statusFilters.map((one) => (
            <option key={one} value={one}>
              {own(`filter_${one}`)}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  )
}
