import { type DeskOrder, Vertical } from '@portolan/contract/desk/desk'
import { RateType } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { button } from '../../../shared/ui/button.ts'
import card from '../../../shared/ui/page/card.module.css'
import { deskPeople, useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import { useUndoNote } from './actions/use-undo-note.ts'
import { AssignmentSchema, pickChanged, toInputs } from './assignment-schema.ts'
import css from './order.module.css'
import { deadlineName } from './order-facts.tsx'

/** Who works on the order and until when. Sends only what was changed, so that changes by others stay. */
export default function AssignForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const orderText = useMessages(orderMessages)
  const noteWithUndo = useUndoNote(order.id)
  const { assign } = useDeskActions(order.id)
  const people = useQuery(deskPeople).data
  const form = useSchemaForm({ schema: AssignmentSchema, defaultValues: toInputs(order) })
  const { methods } = form
  const { dirtyFields } = useFormState({ control: methods.control })
  useEffect(() => methods.reset(toInputs(order), { keepDirtyValues: true }), [methods, order])
  const { submit, state, isBusy } = useSubmit(form, {
    send: async (values) => {
      const earlier = pickChanged(AssignmentSchema.parse(toInputs(order)), dirtyFields)
      await assign(pickChanged(values, dirtyFields))
      return earlier
    },
    onDone: (earlier) => {
      methods.reset(methods.getValues())
      noteWithUndo(t('saved'), () => assign(earlier))
    },
  })
  const options = (all: readonly { id: string; name: string }[] = [], own: DeskOrder['coordinator']) =>
    (own && !all.some(({ id }) => id === own.id) ? [...all, own] : all).map(({ id, name }) => ({ value: id, name }))
  const due = deadlineName(order)
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={card.card} aria-labelledby="assignment">
      <LeaveGuard />
      <h2 id="assignment">{t('assignment')}</h2>
      <div className={css.fields}>
        <FormSelect
          name="projectManagerId"
          label={t('projectManager')}
          marksOptional={false}
          placeholder={t('unassigned')}
          options={options(people?.projectManagers, order.projectManager)}
        />
        <FormSelect
          name="coordinatorId"
          label={t('coordinator')}
          marksOptional={false}
          placeholder={t('unassigned')}
          options={options(people?.coordinators, order.coordinator)}
        />
        <FormSelect
          name="qaSpecialistId"
          label={t('qaSpecialist')}
          marksOptional={false}
          placeholder={t('unassigned')}
          options={options(people?.qaSpecialists, order.qaSpecialist)}
        />
        <FormSelect
          name="vertical"
          label={t('vertical')}
          marksOptional={false}
          placeholder={t('none')}
          options={Vertical.options.map((value) => ({ value, name: orderText(value) }))}
        />
        <FormSelect
          name="rateType"
          label={t('rate')}
          marksOptional={false}
          options={RateType.options.map((value) => ({ value, name: t(value) }))}
        />
        {due && (
          <FormText
            name="deadline"
            type="datetime-local"
            label={t(due)}
            marksOptional={false}
            help={t('timeZone', { zone: order.timeZone })}
          />
        )}
        <FormText name="projectGroupName" label={t('group')} marksOptional={false} dir="auto" />
        <SubmitError state={state} />
        <button type="submit" className={button('outline')} disabled={isBusy}>
          {t('save')}
        </button>
      </div>
    </Form>
  )
}
