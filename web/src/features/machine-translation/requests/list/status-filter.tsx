import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import choices from '../../../../shared/ui/fields/choices.module.css'
import { machineRequestMessages } from '../messages/requests.ts'
import { type StatusGroup, statusGroups } from '../status/status-group.ts'

type Props = { chosen: readonly StatusGroup[]; onChoose: (groups: readonly StatusGroup[]) => void }

/** The labels whose requests are shown. */
export function StatusFilter({ chosen, onChoose }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const toggle = (group: StatusGroup) =>
    onChoose(statusGroups.filter((one) => (one === group ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <fieldset className={choices.pills}>
      <legend>{t('status')}</legend>
      {statusGroups.map((group) => (
        <label key={group}>
          <input type="checkbox" checked={chosen.includes(group)} onChange={() => toggle(group)} />
          <span>{own(`status_${group}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
