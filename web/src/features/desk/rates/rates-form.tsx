import { type SavedRates, saveRates } from '@portolan/contract/quotes/rates'
import type { Language } from '@portolan/contract/reference/reference'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { formatMoney } from '../../../shared/format.ts'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { hasRole, useSession } from '../../../shared/session/session.ts'
import { button } from '../../../shared/ui/button.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { deskMessages } from '../messages/desk.ts'
import { AddRate } from './add-rate.tsx'
import { countChanges } from './count-changes.ts'
import { RateTable } from './rate-table.tsx'
import css from './rates.module.css'
import { replaceRates } from './rates-api.ts'
import { newRate, RatesSchema, rateFields, toInputs } from './rates-schema.ts'

type Props = { clientId: number; saved: SavedRates & { minimumCharge: number }; languages: readonly Language[] }

/** All rates of a client, saved together. More people may read them than change them. */
export function RatesForm({ clientId, saved, languages }: Props) {
  const t = useMessages(deskMessages)
  const id = useId()
  const session = useSession()
  const mayChange = session !== null && hasRole(session, saveRates.access.roles)
  const [savedInputs, setSavedInputs] = useState(() => toInputs(saved.rates, saved.minimumCharge))
  const form = useSchemaForm({
    schema: RatesSchema,
    defaultValues: savedInputs,
    textOf: ({ code }, name) => {
      if (name === 'minimumCharge' && code !== 'server') return t('wrong_pricePerPage')
      const field = rateFields.find((one) => name.endsWith(`.${one}`))
      return field && code !== 'server' ? t(`wrong_${field}`) : undefined
    },
  })
  const { fields: rows, append, remove } = useFieldArray({ control: form.methods.control, name: 'rates' })
  const { submit, state, isBusy } = useSubmit(form, {
    send: (values) => replaceRates(clientId, values),
    onDone: (saved) => {
      const inputs = toInputs(saved.rates, saved.minimumCharge)
      setSavedInputs(inputs)
      form.resetTo(inputs)
      notify(t('ratesSaved'))
    },
  })
  const typed = useWatch({ control: form.methods.control }) as z.input<typeof RatesSchema>
  const changes = countChanges(savedInputs, typed)
  function removeRow(at: number) {
    flushSync(() => remove(at))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  function addRow(source: string, target: string) {
    flushSync(() => append(newRate(source, target), { shouldFocus: false }))
    form.fields.focusWithin(`rates.${rows.length}`)
  }
  return (
    <div className={css.rates}>
      {rows.length === 0 && <EmptyState icon="quote" text={t('noRates')} />}
      <Form form={form} onSubmit={submit} isBusy={isBusy} id={id} aria-label={t('rates')}>
        <LeaveGuard />
        {rows.length > 0 && (
          <RateTable rows={rows} languages={languages} onRemove={mayChange ? removeRow : undefined} />
        )}
        <div className={css.minimum}>
          {mayChange ? (
            <FormText
              name="minimumCharge"
              label={t('minimumChargeLabel')}
              help={t('minimumChargeHelp')}
              inputMode="decimal"
              optional={false}
            />
          ) : (
            saved.minimumCharge > 0 && <p>{t('minimumChargeIs', { price: formatMoney(saved.minimumCharge) })}</p>
          )}
        </div>
        <SubmitError state={state} />
      </Form>
      {mayChange && (
        <>
          <AddRate languages={languages} rates={rows} onAdd={addRow} />
          <div className={css.bar}>
            <button type="submit" form={id} className={button('solid')} disabled={isBusy}>
              {t('saveRates')}
            </button>
            <p role="status">{changes > 0 && t('unsavedChanges', { count: changes })}</p>
          </div>
        </>
      )}
    </div>
  )
}
