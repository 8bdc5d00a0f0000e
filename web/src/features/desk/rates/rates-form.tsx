import { type Rate, saveRates } from '@portolan/contract/quotes/rates'
import type { Language } from '@portolan/contract/reference/reference'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorText } from '../../../shared/api/error-text.ts'
import { type Problems, useProblems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { hasRole, useSession } from '../../../shared/session/session.ts'
import { button } from '../../../shared/ui/button.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { deskMessages } from '../messages/desk.ts'
import { AddRate } from './add-rate.tsx'
import { inputsOf, isValid, newRate, pairOf, type RateInputs, rateFields, rateOf } from './rate-inputs.ts'
import { fieldId, RateTable } from './rate-table.tsx'
import css from './rates.module.css'
import { keepRates } from './rates-api.ts'

type Props = { clientId: number; rates: readonly Rate[]; languages: readonly Language[] }

/** All rates of a client, saved together; read by more people than may change them. */
export function RatesForm({ clientId, rates: kept, languages }: Props) {
  const t = useMessages(deskMessages)
  const id = useId()
  const session = useSession()
  const mayChange = session !== null && hasRole(session, saveRates.access.roles)
  const [rates, setRates] = useState(() => kept.map(inputsOf))
  const [isBusy, setBusy] = useState(false)
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id
  const all: Problems = Object.fromEntries(
    rates.flatMap((rate) =>
      rateFields.map((field) => [
        `${pairOf(rate)} ${field}`,
        isValid(field, rate[field]) ? undefined : t(`wrong_${field}`),
      ]),
    ),
  )
  async function save() {
    setBusy(true)
    try {
      const saved = await keepRates(clientId, rates.map(rateOf))
      setRates(saved.rates.map(inputsOf))
      notify(t('ratesSaved'))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  const { problems, formProps } = useProblems(all, save)
  const change = (changed: RateInputs) =>
    setRates((before) => before.map((rate) => (pairOf(rate) === pairOf(changed) ? changed : rate)))
  function remove(removed: RateInputs) {
    flushSync(() => setRates((before) => before.filter((rate) => pairOf(rate) !== pairOf(removed))))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  function add(source: string, target: string) {
    const added = newRate(source, target)
    flushSync(() => setRates((before) => [...before, added]))
    document.getElementById(fieldId(added, 'pricePerPage'))?.focus()
  }
  return (
    <div className={css.rates}>
      {rates.length === 0 && <EmptyState icon="quote" text={t('noRates')} />}
      <form {...formProps} id={id} aria-label={t('rates')}>
        {rates.length > 0 && (
          <RateTable
            rates={rates}
            nameOf={nameOf}
            problems={problems}
            onChange={mayChange ? change : undefined}
            onRemove={mayChange ? remove : undefined}
          />
        )}
      </form>
      {mayChange && (
        <>
          <AddRate
            languages={languages}
            isThere={(source, target) => rates.some((rate) => pairOf(rate) === `${source} ${target}`)}
            onAdd={add}
          />
          <div>
            <button type="submit" form={id} className={button('solid')} disabled={isBusy}>
              {t('saveRates')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
