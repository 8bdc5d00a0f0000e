import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon.tsx'
import css from './language-dropdown.module.css'
import type { OptionRow } from './language-dropdown-rows.ts'

type Props = {
  id: string
  row: OptionRow
  of: number
  isActive: boolean
  isChosen: boolean
  /** In place of the language's code. */
  note: ReactNode
  style: CSSProperties
  onPick: (row: OptionRow) => void
}

export function LanguageOption({ id, row, of, isActive, isChosen, note, style, onPick }: Props) {
  const t = useMessages(formMessages)
  const { name, bcp47, isDisabled } = row.language
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input keeps the focus and takes the keys
    <div
      id={id}
      className={css.option}
      style={style}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-setsize={of}
      aria-posinset={row.position + 1}
      data-active={isActive || undefined}
      onClick={() => onPick(row)}
    >
      <span>{name}</span>{' '}
      {note !== undefined || isDisabled ? (
        <small>
          <Suspense>{note ?? t('languageUnavailable')}</Suspense>
        </small>
      ) : (
        <small aria-hidden="true" translate="no">
          {bcp47}
        </small>
      )}
      {isChosen && <Icon name="check" />}
    </div>
  )
}
