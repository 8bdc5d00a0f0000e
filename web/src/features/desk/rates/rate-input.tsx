import { PriceUnit } from '@portolan/contract/quotes/quotes'
import { useId } from 'react'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { useFormContext } from '../../../shared/forms/form-context.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import text from '../../../shared/ui/fields/text-field.module.css'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from './rates.module.css'
import { pairOf, type RateInputs } from './rates-schema.ts'

type Props = {
  name: string
  label: string
  /** What the number counts. */
  unit?: string | undefined
}

/** A number in a cell of the table, whose row and column are its label. */
export function RateInput({ name, label, unit }: Props) {
  const id = useId()
  return (
    <FormField name={name} label={label}>
      {({ value, error, change }) => (
        <>
          <div className={css.amount}>
            <input
              className={`${text.control} ${css.input}`}
              inputMode="decimal"
              value={String(value)}
              aria-label={label}
              aria-invalid={error !== undefined}
              aria-describedby={notesOf(id, { error })}
              onChange={({ target }) => change(target.value)}
            />
            {unit && <span className={css.unit}>{unit}</span>}
          </div>
          <FieldNotes id={id} error={error} />
        </>
      )}
    </FormField>
  )
}

/** What the rate is for. A price in another unit has to be entered; that of the saved unit comes back with it. */
export function UnitSelect({ name, label }: { name: string; label: string }) {
  const t = useMessages(deskMessages)
  const { change: set, methods } = useFormContext()
  return (
    <FormField name={`${name}.unit`} label={label}>
      {({ value, change }) => (
        <select
          className={`${text.control} ${css.select}`}
          aria-label={label}
          value={String(value)}
          onChange={({ target }) => {
            const pair = pairOf(methods.getValues(name))
            const saved = methods.formState.defaultValues?.rates?.find((one: RateInputs) => pairOf(one) === pair)
            const isSaved = saved?.unit === target.value
            change(PriceUnit.parse(target.value))
            set(`${name}.unitPrice`, isSaved ? saved.unitPrice : '')
            set(`${name}.minimumQuantity`, isSaved ? saved.minimumQuantity : '0')
          }}
        >
          {PriceUnit.options.map((unit) => (
            <option key={unit} value={unit}>
              {unit === 'FLAT' ? t('flatPrice') : t(`by_${unit}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
