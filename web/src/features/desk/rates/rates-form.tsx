import { type SavedRates, saveRates } from '@portolan/contract/quotes/rates'
import type { Language } from '@portolan/contract/reference/reference'
import { lazy, Suspense, useId, useState } from 'react'
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
import type { CopiedRates } from './copy-rates-dialog.tsx'
import { countChanges } from './count-changes.ts'
import { rateMessages } from './messages/rates.ts'
import { RateTable } from './rate-table.tsx'
import css from './rates.module.css'
import { replaceRates } from './rates-api.ts'
import { newRate, pairOf, RatesSchema, rateFields, toInputs } from './rates-schema.ts'

const CopyRatesDialog = lazy(() => import('./copy-rates-dialog.tsx'))

type Props = { clientId: number; saved: SavedRates & { minimumCharge: number }; languages: readonly Language[] }

/** All rates of a client, saved together. More people may read them than change them. */
export function RatesForm({ clientId, saved, languages }: Props) {
  const t = useMessages(rateMessages)
  const desk = useMessages(deskMessages)
  const id = useId()
  const session = useSession()
  const mayChange = session !== null && hasRole(session, saveRates.access.roles)
  const [isCopying, setCopying] = useState(false)
  const [savedInputs, setSavedInputs] = useState(() => toInputs(saved.rates, saved.minimumCharge))
  const form = useSchemaForm({
    schema: RatesSchema,
    defaultValues: savedInputs,
    textOf: ({ code }, name) => {
      if (code === 'server') return undefined
      if (name === 'minimumCharge') return t('wrong_minimumCharge')
      const field = rateFields.find((one) => name.endsWith(`.${one}`))
      return field && t(`wrong_${field}`)
    },
  })
  const { append, remove, replace } = useFieldArray({ control: form.methods.control, name: 'rates' })
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
  const { rates } = typed
  const changes = countChanges(savedInputs, typed)

  function removeRow(at: number) {
    const row = document.activeElement?.closest('tr')
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    flushSync(() => remove(at))
    const next = neighbor?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
    next?.focus({ preventScroll: true })
  }
  function addRow(sourceLanguageId: string, targetLanguageId: string) {
    const rate = newRate({ sourceLanguageId, targetLanguageId }, rates.at(-1))
    flushSync(() => append(rate, { shouldFocus: false }))
    form.fields.focusWithin(`rates.${rates.length}`)
  }
  function copy({ rates: copied, minimumCharge }: CopiedRates, replaces: boolean) {
    const known = new Set(replaces ? [] : rates.map(pairOf))
    const added = toInputs(copied, minimumCharge).rates.filter((rate) => !known.has(pairOf(rate)))
    replace(replaces ? added : [...rates, ...added])
    const isFirst = rates.length === 0 && Number(typed.minimumCharge) === 0
    if (replaces || isFirst) form.methods.setValue('minimumCharge', minimumCharge.toFixed(2), { shouldDirty: true })
    notify(added.length > 0 ? t('copied', { count: added.length }) : t('copiedNone'))
  }
  const copyButton = (
    <button type="button" className={button('outline')} onClick={() => setCopying(true)}>
      {t('copy')}
    </button>
  )
  return (
    <div className={css.rates}>
      {rates.length === 0 && (
        <EmptyState icon="quote" text={mayChange ? t('noRates') : t('noRatesToRead')}>
          {mayChange && copyButton}
        </EmptyState>
      )}
      {mayChange && rates.length > 0 && <div className={css.tools}>{copyButton}</div>}
      <Form form={form} onSubmit={submit} isBusy={isBusy} id={id} aria-label={desk('rates')}>
        <LeaveGuard />
        {rates.length > 0 && (
          <RateTable rates={rates} languages={languages} onRemove={mayChange ? removeRow : undefined} />
        )}
        {rates.some(({ unit }) => unit === 'HOUR' || unit === 'MINUTE') && <p className={css.note}>{t('uncounted')}</p>}
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
          <AddRate languages={languages} rates={rates} onAdd={addRow} />
          <div className={css.bar} data-foot-bar="">
            <button type="submit" form={id} className={button('solid')} disabled={isBusy}>
              {t('saveRates')}
            </button>
            {changes > 0 && (
              <button type="button" className={button('text')} onClick={() => form.resetTo(savedInputs)}>
                {t('discard')}
              </button>
            )}
            <p role="status">{changes > 0 && t('unsavedChanges', { count: changes })}</p>
          </div>
        </>
      )}
      <Suspense>
        {isCopying && (
          <CopyRatesDialog
            clientId={clientId}
            hasRates={rates.length > 0}
            onCopy={copy}
            onClose={() => setCopying(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
