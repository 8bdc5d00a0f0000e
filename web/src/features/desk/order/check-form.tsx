import { sendDeskOrderToQa } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { emptyAsNull } from '../../../shared/forms/schema/text-conversions.ts'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import card from '../../../shared/ui/page/card.module.css'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { deskPeople, useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import { deskOrderMessages } from '../messages/order.ts'
import css from './order.module.css'

const { qaType, assigneeId } = sendDeskOrderToQa.body.shape
const schema = z.object({ qaType, assigneeId: emptyAsNull(assigneeId) })

/** Asks a colleague to check the order. The usual kinds of check are suggested. */
export default function CheckForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const kinds = t('qaTypes').split(', ')
  const list = useId()
  const { sendToQa } = useDeskActions(order.id)
  const people = useQuery(deskPeople).data?.qaSpecialists ?? []
  const form = useSchemaForm({
    schema,
    defaultValues: { qaType: kinds[0] ?? '', assigneeId: order.qaSpecialist?.id ?? '' },
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ assigneeId = null, qaType }) => sendToQa({ assigneeId, qaType }),
    onDone: () => notifyAbout(order.id, words('sentToQa')),
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      isBusy={isBusy}
      className={`${card.card} ${css.deliver}`}
      aria-label={t('sendToQa')}
    >
      <LeaveGuard />
      <h3>{order.qaJobs.length === 0 ? t('sendToQa') : t('anotherCheck')}</h3>
      <FormText name="qaType" label={t('qaType')} list={list} />
      <datalist id={list}>
        {kinds.map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <FormSelect
        name="assigneeId"
        label={t('assignee')}
        marksOptional={false}
        placeholder={t('unassigned')}
        options={people.map(({ id, name }) => ({ value: id, name }))}
      />
      <SubmitError state={state} />
      <div>
        <button type="submit" className={button('outline')} disabled={isBusy}>
          {t('sendToQa')}
        </button>
      </div>
    </Form>
  )
}
