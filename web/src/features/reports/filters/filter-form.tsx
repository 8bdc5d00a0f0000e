import { ReportPeriod } from '@portolan/contract/reports/periods'
import type { ReportFilter } from '@portolan/contract/reports/reports'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { useFormContext } from '../../../shared/forms/form-context.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { DateField } from '../../../shared/ui/fields/date-field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Filters } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import css from '../reports.module.css'
import { betweenDates, filterSchema, inputName, writeInputs } from './filter-inputs.ts'

type Props = { filters: readonly ReportFilter[]; values: Filters; onSearch: (filters: Filters) => void }

/** All filters of a report. They apply when Search is pressed. */
export function FilterForm({ filters, values, onSearch }: Props) {
  const t = useMessages(reportMessages)
  const form = useSchemaForm({ schema: filterSchema(filters), defaultValues: writeInputs(filters, values) })
  async function search() {
    const found = await form.check()
    if (found) onSearch(found)
  }
  return (
    <Form form={form} onSubmit={search} className={css.filters} role="search" aria-label={t('filters')}>
      {filters.map((filter, index) => (
        <FilterInput key={filter.mapping} filter={filter} index={index} />
      ))}
      <div className={css.filterActions}>
        <button type="submit" className={button('solid')}>
          <Icon name="search" />
          {t('search')}
        </button>
        <button type="button" className={button('text')} onClick={() => onSearch({})}>
          {t('clearFilters')}
        </button>
      </div>
    </Form>
  )
}

function FilterInput({ filter: { type, name, options }, index }: { filter: ReportFilter; index: number }) {
  const t = useMessages(reportMessages)
  if (type === 'TEXT') return <FormText name={inputName(index)} label={name} marksOptional={false} />
  if (type === 'LIST')
    return (
      <FormSelect name={inputName(index)} label={name} options={options} placeholder={t('any')} marksOptional={false} />
    )
  return type === 'DATE' ? (
    <DateFilter name={name} index={index} />
  ) : (
    <RangeInputs name={name} index={index} type={type} />
  )
}

const choices = [...ReportPeriod.options, betweenDates] as const

/** A period that moves with the calendar, or two dates. */
function DateFilter({ name, index }: { name: string; index: number }) {
  const t = useMessages(reportMessages)
  const { methods } = useFormContext()
  const input = inputName(index, 'Period')
  const choice = useWatch({ control: methods.control, name: input })
  return (
    <>
      <FormSelect
        name={input}
        label={name}
        options={choices.map((value) => ({ value, name: t(`dates_${value}`) }))}
        placeholder={t('any')}
        marksOptional={false}
      />
      {choice === betweenDates && <RangeInputs name={name} index={index} type="DATE" />}
    </>
  )
}

function RangeInputs({ name, index, type }: { name: string; index: number; type: 'DATE' | 'NUMBER' }) {
  const t = useMessages(reportMessages)
  const ends = [
    { input: inputName(index, 'From'), label: t(type === 'DATE' ? 'from' : 'atLeast', { name }) },
    { input: inputName(index, 'To'), label: t(type === 'DATE' ? 'to' : 'atMost', { name }) },
  ]
  return ends.map(({ input, label }) =>
    type === 'DATE' ? (
      <div key={input} className={css.wideFilter}>
        <FormField name={input} label={label}>
          {({ value, error, change }) => (
            <DateField label={label} value={String(value)} error={error} onChange={change} />
          )}
        </FormField>
      </div>
    ) : (
      <FormText key={input} name={input} label={label} inputMode="decimal" marksOptional={false} />
    ),
  )
}
