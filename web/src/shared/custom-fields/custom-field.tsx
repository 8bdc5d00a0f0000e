import { type ReactNode, useId } from 'react'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import type { CustomFieldProps } from './custom-field-props.ts'
import { PersonField } from './person-field.tsx'
import { TickField } from './tick-field.tsx'

/** One field, by its type. */
export function CustomField(props: CustomFieldProps): ReactNode {
  const { field, value, error, maxLength, onChange } = props
  const t = useMessages(formMessages)
  const suggestions = useId()
  const options = field.options.map((option) => ({ value: option, name: option }))
  const usual = {
    label: field.label ?? field.name,
    help: field.description ?? undefined,
    error,
    optional: !field.required,
    disabled: field.disabled,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.type) {
    case 'INPUT_TEXT':
      return <TextField {...usual} maxLength={maxLength} dir="auto" />
    case 'TEXT_AREA':
      return <TextAreaField {...usual} maxLength={maxLength} dir="auto" />
    case 'DATE':
      return <DateField {...usual} onChange={onChange} />
    case 'LISTONLY':
      return <SelectField {...usual} options={options} placeholder={t('choose')} />
    case 'LIST':
      return (
        <>
          <TextField {...usual} maxLength={maxLength} dir="auto" list={suggestions} autoComplete="off" />
          <datalist id={suggestions}>
            {field.options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )
    case 'SELECT_MANY_LIST':
      return <ChoicesField {...props} />
    case 'CHECKBOX':
      return <TickField {...props} />
    case 'PERSON_INFO':
      return <PersonField {...props} />
  }
}
