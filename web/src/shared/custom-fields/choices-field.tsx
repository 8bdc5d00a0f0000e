import { joinChoices, splitChoices } from '@portolan/contract/clients/clients'
import { useId } from 'react'
import type { CustomFieldProps } from './custom-field-props.ts'
import css from './custom-fields.module.css'
import { FieldGroup } from './field-group.tsx'

/** Any of a few options. They travel in the order in which they are offered. */
export function ChoicesField({ field, value, error, onChange }: CustomFieldProps) {
  const id = useId()
  const chosen = splitChoices(value)
  const toggle = (option: string, isChosen: boolean) =>
    onChange(joinChoices(field.options.filter((one) => (one === option ? isChosen : chosen.includes(one)))))
  return (
    <FieldGroup id={id} field={field} error={error}>
      <div className={css.choices}>
        {field.options.map((option) => (
          <label key={option} className={css.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              aria-invalid={error !== undefined}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span dir="auto">{option}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
