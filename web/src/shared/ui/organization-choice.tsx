import { useId } from 'react'
import { FieldNotes, notesOf } from './fields/text-field-notes.tsx'
import css from './organization-choice.module.css'

type Organization = { readonly clientId: number; readonly clientName: string; readonly companyName: string }
type Props<One> = {
  /** For screen readers; the heading above is for everyone else. */
  legend: string
  organizations: readonly One[]
  chosen: number | undefined
  error: string | undefined
  onChoose: (clientId: number) => void
}

/** One of several organizations, by both its names. */
export function OrganizationChoice<One extends Organization>(props: Props<One>) {
  const { legend, organizations, chosen, error, onChoose } = props
  const id = useId()
  return (
    <div className={css.field}>
      <fieldset className={css.choices} aria-describedby={notesOf(id, { error })}>
        <legend className="visually-hidden">{legend}</legend>
        {organizations.map(({ clientId, clientName, companyName }) => (
          <label key={clientId} className={css.choice}>
            <input
              type="radio"
              name={id}
              checked={clientId === chosen}
              aria-invalid={error !== undefined}
              onChange={() => onChoose(clientId)}
            />
            <span>
              <b>
                <bdi>{clientName}</bdi>
              </b>{' '}
              <bdi className={css.company}>{companyName}</bdi>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
