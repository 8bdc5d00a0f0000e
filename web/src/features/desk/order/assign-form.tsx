import { type DeskOrder, Vertical } from '@portolan/contract/desk/desk'
import { RateType } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { button } from '../../../shared/ui/button.ts'
import { Labelled } from '../../../shared/ui/fields/labeled.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import card from '../../../shared/ui/page/card.module.css'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { deskPeople, useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

/** Deadlines come with the provider's offset and are typed in the provider's local time. */
const inputsOf = (order: DeskOrder) => ({
  vertical: order.vertical ?? '',
  projectManagerId: order.projectManager?.id ?? '',
  coordinatorId: order.coordinator?.id ?? '',
  qaSpecialistId: order.qaSpecialist?.id ?? '',
  rateType: order.rateType as string,
  deadline: order.deadline?.slice(0, 'YYYY-MM-DDTHH:MM'.length) ?? '',
  projectGroupName: order.projectGroupName ?? '',
})
type Inputs = ReturnType<typeof inputsOf>

/** Who works on it, until when. Only what was changed is sent: what others change meanwhile stays. */
export function AssignForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  const { assign } = useDeskActions(order.id)
  const people = useQuery(deskPeople).data
  const [changed, setChanged] = useState<Partial<Inputs>>({})
  const [isBusy, setBusy] = useState(false)
  const inputs = { ...inputsOf(order), ...changed }

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await assign(assignmentOf(changed))
      setChanged({})
      notify(t('saved'))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  const field = (name: keyof Inputs) => ({
    name,
    value: inputs[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setChanged((before) => ({ ...before, [name]: target.value })),
  })
  const chosen = (all: readonly { id: string; name: string }[] = [], own: DeskOrder['coordinator']) =>
    (own && !all.some(({ id }) => id === own.id) ? [...all, own] : all).map(({ id, name }) => ({ value: id, name }))
  return (
    <form className={card.card} onSubmit={save} aria-labelledby="assignment" noValidate>
      <h2 id="assignment">{t('assignment')}</h2>
      <div className={css.fields}>
        <SelectField
          {...field('projectManagerId')}
          label={t('projectManager')}
          placeholder={t('unassigned')}
          options={chosen(people?.projectManagers, order.projectManager)}
        />
        <SelectField
          {...field('coordinatorId')}
          label={t('coordinator')}
          placeholder={t('unassigned')}
          options={chosen(people?.coordinators, order.coordinator)}
        />
        <SelectField
          {...field('qaSpecialistId')}
          label={t('qaSpecialist')}
          placeholder={t('unassigned')}
          options={chosen(people?.qaSpecialists, order.qaSpecialist)}
        />
        <SelectField
          {...field('vertical')}
          label={t('vertical')}
          placeholder={t('none')}
          options={Vertical.options.map((value) => ({ value, name: words(value) }))}
        />
        <Labelled label={t('rate')}>
          {(control) => (
            <select {...field('rateType')} {...control}>
              {RateType.options.map((value) => (
                <option key={value} value={value}>
                  {t(value)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <TextField {...field('deadline')} type="datetime-local" label={t('deadline')} help={t('deadlineHelp')} />
        <TextField {...field('projectGroupName')} label={t('group')} maxLength={200} dir="auto" />
        <button type="submit" className={button('outline')} disabled={isBusy}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}

const orNull = (typed: string | undefined) => (typed === undefined ? undefined : typed.trim() || null)

const assignmentOf = ({ vertical, rateType, deadline, ...others }: Partial<Inputs>) => ({
  vertical: vertical === undefined ? undefined : (Vertical.options.find((one) => one === vertical) ?? null),
  projectManagerId: orNull(others.projectManagerId),
  coordinatorId: orNull(others.coordinatorId),
  qaSpecialistId: orNull(others.qaSpecialistId),
  rateType: RateType.options.find((one) => one === rateType),
  deadline: orNull(deadline),
  projectGroupName: orNull(others.projectGroupName),
})
