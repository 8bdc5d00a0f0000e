import type { Language } from '@portolan/contract/reference/reference'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import fieldCss from '../fields/text-field.module.css'
import { FieldNotes, notesOf } from '../fields/text-field-notes.tsx'
import { Icon } from '../icon.tsx'
import css from './language-dropdown.module.css'
import { LanguageChips } from './language-dropdown-chips.tsx'
import { onComboboxKey } from './language-dropdown-keys.ts'
import { isOption, type OptionRow, optionId, rowHeight, rowsOf, rowsShown } from './language-dropdown-rows.ts'

// The list is loaded with the first focus, so that a page with such a field stays light.
const loadOptions = () => import('./language-dropdown-options.tsx')
const LanguageOptions = lazy(loadOptions)

type Props = {
  label: string
  languages: readonly Language[]
  /** Ids of the chosen languages; without `multiple` at most one. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  multiple?: boolean
  disabled?: boolean
  /** False where a language is always chosen. */
  canClear?: boolean
  /** Those the reader used last, offered after the preferred ones. */
  recentIds?: readonly string[] | undefined
  /** What stands next to a language: how well it is translated, or why it cannot be chosen. */
  noteOf?: ((language: Language) => ReactNode) | undefined
  /** Where other languages can be had than those that are offered. */
  onShowAll?: () => void
  help?: string | undefined
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A searchable list of languages: 8 rows seen, the rest scrolls, preferred ones first. */
export function LanguageDropdown({
  label,
  languages,
  value,
  onChange,
  multiple = false,
  disabled = false,
  canClear = true,
  recentIds,
  noteOf,
  onShowAll,
  help,
  error,
  inputRef,
}: Props) {
  const t = useMessages(formMessages)
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [activeId, setActiveId] = useState<string>()

  const rows = rowsOf(languages, search, recentIds)
  const options = rows.filter(isOption)
  const active = options.find(({ language }) => language.id === activeId) ?? options[0]
  const chosen = value.flatMap((one) => languages.find((language) => language.id === one) ?? [])
  const name = multiple ? '' : (chosen[0]?.name ?? '')

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  const focusInput = () => document.getElementById(id)?.focus()
  function show(at: 'start' | 'end') {
    setIsOpen(true)
    setActiveId((multiple ? undefined : value[0]) ?? options.at(at === 'end' ? -1 : 0)?.language.id)
  }
  function hide() {
    setIsOpen(false)
    setSearch('')
  }
  function pick({ language }: OptionRow) {
    if (language.isDisabled) return
    setActiveId(language.id)
    if (multiple) return toggle(language)
    onChange([language.id])
    hide()
  }
  const toggle = ({ id: one }: Language) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])

  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          className={fieldCss.control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && active !== undefined}
          aria-controls={isOpen && active ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && active ? optionId(id, active) : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(id, { help, error })}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={isOpen && name ? name : t('searchLanguages')}
          value={isOpen ? search : name}
          onFocus={(event) => {
            event.currentTarget.select()
            void loadOptions()
          }}
          onBlur={hide}
          onClick={() => show('start')}
          onChange={(event) => {
            setIsOpen(true)
            setSearch(event.target.value)
            setActiveId(undefined)
          }}
          onKeyDown={(event) =>
            onComboboxKey(event, {
              isOpen,
              show,
              hide,
              step: (by) => {
                const next = (active?.position ?? 0) + by
                setActiveId(options[Math.max(0, Math.min(options.length - 1, next))]?.language.id)
              },
              pick: () => (active ? pick(active) : onShowAll?.()),
              removeLast: () => multiple && onChange(value.slice(0, -1)),
            })
          }
        />
        <div className={css.buttons}>
          {name && canClear && !disabled && (
            <button
              type="button"
              aria-label={t('clearLanguage', { name })}
              onClick={() => {
                onChange([])
                focusInput()
              }}
            >
              <Icon name="close" size={16} />
            </button>
          )}
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={t('openLanguages')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              focusInput()
              if (isOpen) hide()
              else show('start')
            }}
          >
            <Icon name="chevron" />
          </button>
        </div>
        {isOpen && (
          <div ref={popup} className={css.popup}>
            {options.length > 0 ? (
              <Suspense fallback={<div style={{ height: rowHeight * Math.min(rowsShown, rows.length) }} />}>
                <LanguageOptions
                  id={id}
                  label={label}
                  rows={rows}
                  active={active}
                  chosen={value}
                  multiple={multiple}
                  noteOf={noteOf}
                  onPick={pick}
                />
              </Suspense>
            ) : (
              <div className={css.none}>
                {t(onShowAll ? 'noneOfYours' : 'noLanguageFound', { search })}{' '}
                {onShowAll && (
                  // The field keeps the focus and what was typed.
                  <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onShowAll}>
                    {t('searchAll')}
                  </button>
                )}
              </div>
            )}
          </div>
        )}
      </div>
      {multiple && (
        <LanguageChips languages={chosen} disabled={disabled} onRemove={toggle} onLastRemoved={focusInput} />
      )}
      <FieldNotes id={id} help={help} error={error} />
      <p className="visually-hidden" role="status">
        {isOpen && search && t('languagesFound', { count: options.length })}
      </p>
    </div>
  )
}
