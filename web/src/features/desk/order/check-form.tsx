import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import card from '../../../shared/ui/page/card.module.css'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { deskPeople, useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

/** Gives the order to somebody to check; the usual kinds are suggested. */
export function CheckForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const kinds = t('qaTypes').split(', ')
  const list = useId()
  const { sendToQa } = useDeskActions(order.id)
  const people = useQuery(deskPeople).data?.qaSpecialists ?? []
  const [assigneeId, setAssignee] = useState(order.qaSpecialist?.id ?? '')
  const [qaType, setType] = useState(kinds[0] ?? '')
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const check = { assigneeId: assigneeId || null, qaType: qaType.trim() || (kinds[0] ?? '') }
    try {
      await sendToQa(check)
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  return (
    <form className={`${card.card} ${css.deliver}`} onSubmit={send} aria-label={t('sendToQa')} noValidate>
      <h3>{order.qaJobs.length === 0 ? t('sendToQa') : t('anotherCheck')}</h3>
      <TextField
        label={t('qaType')}
        list={list}
        value={qaType}
        maxLength={100}
        onChange={({ target }) => setType(target.value)}
      />
      <datalist id={list}>
        {kinds.map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <SelectField
        label={t('assignee')}
        placeholder={t('unassigned')}
        options={people.map(({ id, name }) => ({ value: id, name }))}
        value={assigneeId}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <div>
        <button type="submit" className={button('outline')} disabled={isBusy}>
          {t('sendToQa')}
        </button>
      </div>
    </form>
  )
}
