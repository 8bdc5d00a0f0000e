import { useState } from 'react'
import { readDate, writeDate } from '../../format.ts'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import css from './date-field.module.css'
import { type Label, Labeled } from './labeled.tsx'

type Props = Label & {
  /** YYYY-MM-DD; while it is not a day, what was typed. */
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const written = (value: string): string => (isDay(value) ? writeDate(value) : value)

/** A calendar day in the format MM/DD/YYYY, typed or picked, wherever the browser is from. */
export function DateField({ label, help, error, optional, value, disabled, onChange }: Props) {
  const t = useMessages(formMessages)
  const [typed, setTyped] = useState(() => written(value))
  const shown = (readDate(typed) ?? typed) === value ? typed : written(value)
  const type = (text: string) => {
    setTyped(text)
    onChange(readDate(text) ?? text)
  }
  return (
    <Labeled label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <span className={css.date}>
          <input
            type="text"
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            placeholder={t('dateFormat')}
            maxLength={10}
            value={shown}
            disabled={disabled}
            onChange={(event) => type(event.target.value)}
            {...control}
          />
          <input
            type="date"
            className={css.picker}
            aria-label={t('pickDate', { name: label })}
            value={isDay(value) ? value : ''}
            disabled={disabled}
            onChange={(event) => type(written(event.target.value))}
          />
        </span>
      )}
    </Labeled>
  )
}
