import { Icon } from '../icon.tsx'
import css from './text-field.module.css'

type Notes = { help?: string | undefined; error?: string | undefined }

/** The ids a control is described by. */
export const notesOf = (id: string, { help, error }: Notes): string | undefined =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined

export const FieldNotes = ({ id, help, error }: Notes & { id: string }) => (
  <>
    {error && (
      <p id={`${id}-error`} className={css.error}>
        <Icon name="alert" size={16} />
        {error}
      </p>
    )}
    {help && (
      <p id={`${id}-help`} className={css.help}>
        {help}
      </p>
    )}
  </>
)
