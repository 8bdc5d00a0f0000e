import { type ComponentProps, useId, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon.tsx'
import { passwordMessages } from '../messages/passwords.ts'
import css from './password-field.module.css'
import fieldCss from './text-field.module.css'
import { FieldNotes, notesOf } from './text-field-notes.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'aria-invalid' | 'aria-describedby'> & {
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  /** The id of a text that says more about it. */
  describedBy?: string
}

/** A password, hidden until its owner wants to see what they typed. */
export function PasswordField({ label, error, describedBy, ...input }: Props) {
  const t = useMessages(passwordMessages)
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={fieldCss.control}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={[notesOf(id, { error }), describedBy].filter(Boolean).join(' ') || undefined}
        />
        <button
          type="button"
          className={css.toggle}
          aria-label={isShown ? t('hide', { label }) : t('show', { label })}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
