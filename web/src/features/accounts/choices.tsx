import { useId } from 'react'
import css from './appearance.module.css'

type Props<Id extends string> = {
  label: string
  choices: readonly { id: Id; name: string; lang?: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A few choices side by side, of which one holds. */
export function Choices<Id extends string>({ label, choices, chosen, onChoose }: Props<Id>) {
  const name = useId()
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label key={choice.id} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
