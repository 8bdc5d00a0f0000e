import { QaVerdict } from '@portolan/contract/desk/actions'
import { FormTextArea } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import { deskOrderMessages } from '../messages/order.ts'
import css from './order.module.css'

/** Ends a check: passed, or back to work with a note on what was found. */
export default function VerdictForm({ orderId, checkId }: { orderId: string; checkId: string }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { finishQa } = useDeskActions(orderId)
  const form = useSchemaForm({ schema: QaVerdict, defaultValues: { note: '', isPassed: true } })
  const { submit, state, isBusy } = useSubmit(form, {
    send: async (values) => {
      await finishQa({ qaJobId: checkId, ...values })
      return values.isPassed
    },
    onDone: (isPassed) => notifyAbout(orderId, words(isPassed ? 'passed' : 'returned')),
  })
  function finish(isPassed: boolean) {
    form.methods.setValue('isPassed', isPassed)
    submit()
  }
  return (
    <Form form={form} isBusy={isBusy} className={css.verdict}>
      <LeaveGuard />
      <FormTextArea name="note" label={t('finding')} help={t('findingHelp')} dir="auto" />
      <SubmitError state={state} />
      <div className={css.actions}>
        <button type="button" className={button('solid')} disabled={isBusy} onClick={() => finish(true)}>
          {t('pass')}
        </button>
        <button type="button" className={button('outline')} disabled={isBusy} onClick={() => finish(false)}>
          {t('fail')}
        </button>
      </div>
    </Form>
  )
}
