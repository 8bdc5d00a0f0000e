import type { Language } from '@portolan/contract/reference/reference'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon.tsx'
import css from './language-dropdown.module.css'

/** The languages chosen so far, each with its own way out. */
export function LanguageChips({
  languages,
  disabled,
  onRemove,
  onLastRemoved,
}: {
  languages: readonly Language[]
  disabled: boolean
  onRemove: (language: Language) => void
  /** The button that had the focus is gone and there is no other chip to focus. */
  onLastRemoved: () => void
}) {
  const t = useMessages(formMessages)
  if (languages.length === 0) return null
  return (
    <ul className={css.chips}>
      {languages.map((language) => (
        <li key={language.id}>
          {language.name}
          <button
            type="button"
            disabled={disabled}
            aria-label={t('removeLanguage', { name: language.name })}
            onClick={(event) => {
              const chip = event.currentTarget.parentElement
              const next = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
              onRemove(language)
              if (next) next.focus()
              else onLastRemoved()
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
