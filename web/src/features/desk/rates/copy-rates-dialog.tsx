import type { Rate } from '@portolan/contract/quotes/rates'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormCheckbox } from '../../../shared/forms/fields/form-checkbox.tsx'
import { FormSelect } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { rateMessages } from './messages/rates.ts'
import css from './rates.module.css'
import { clientsWithRates, fetchRates } from './rates-api.ts'

export type CopiedRates = { readonly rates: readonly Rate[]; readonly minimumCharge: number }

type Props = {
  /** The client that gets the rates. */
  clientId: number
  hasRates: boolean
  onCopy: (copied: CopiedRates, replaces: boolean) => void
  onClose: () => void
}

/** Chooses whose rates are taken over. They are put in the form, where they can be changed before they are saved. */
export default function CopyRatesDialog(props: Props) {
  const t = useMessages(rateMessages)
  const clients = useQuery(clientsWithRates)
  const others = clients.data?.clients.filter(({ id }) => id !== props.clientId)
  return (
    <Dialog open onClose={props.onClose} title={t('copyTitle')} text={others?.length === 0 ? undefined : t('copyText')}>
      {clients.isError ? (
        <ErrorDisplay error={clients.error} onRetry={() => clients.refetch()} />
      ) : others === undefined ? (
        <Skeleton count={2} />
      ) : others.length === 0 ? (
        <p>{t('copyNone')}</p>
      ) : (
        <CopyForm {...props} others={others} />
      )}
    </Dialog>
  )
}

type FormProps = Props & { others: readonly { id: number; name: string; rates: number }[] }

function CopyForm({ hasRates, others, onCopy, onClose }: FormProps) {
  const t = useMessages(rateMessages)
  const form = useSchemaForm({
    schema: z.object({ from: z.string().check(z.minLength(1)), replaces: z.boolean() }),
    defaultValues: { from: '', replaces: false },
    textOf: (_problem, name) => (name === 'from' ? t('copyNeeded') : undefined),
  })
  const sending = useSubmit(form, {
    send: async ({ from, replaces }) => ({ copied: await fetchRates(Number(from)), replaces }),
    onDone: ({ copied, replaces }) => {
      onClose()
      onCopy(copied, replaces)
    },
  })
  return (
    <DialogForm form={form} sending={sending} action={t('copyAction')} onClose={onClose}>
      <FormSelect
        name="from"
        label={t('copyFrom')}
        placeholder={t('copyNeeded')}
        options={others.map(({ id, name, rates }) => ({
          value: String(id),
          name: t('copyChoice', { name, count: rates }),
        }))}
      />
      {hasRates && <FormCheckbox name="replaces" label={t('copyReplaces')} className={css.check} />}
    </DialogForm>
  )
}
