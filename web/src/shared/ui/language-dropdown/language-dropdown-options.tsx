import type { Language } from '@portolan/contract/reference/reference'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import css from './language-dropdown.module.css'
import { LanguageOption } from './language-dropdown-option.tsx'
import {
  isOption,
  languageGroups,
  type OptionRow,
  optionId,
  type Row,
  rowHeight,
  rowsShown,
} from './language-dropdown-rows.ts'

type Props = {
  id: string
  label: string
  rows: readonly Row[]
  active: OptionRow | undefined
  chosen: readonly string[]
  multiple: boolean
  noteOf: ((language: Language) => ReactNode) | undefined
  onPick: (row: OptionRow) => void
}

export default function LanguageOptions({ id, label, rows, active, chosen, multiple, noteOf, onPick }: Props) {
  'use no memo' // the virtualizer is a mutable object read during render
  const t = useMessages(formMessages)
  const box = useRef<HTMLDivElement>(null)
  const activeIndex = active ? rows.indexOf(active) : -1
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: rowHeight * rowsShown },
    // The active option stays in the document wherever one scrolls: the combobox points at it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])].filter((index) => index >= 0).sort((a, b) => a - b),
  })
  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex === 1 ? 0 : activeIndex, { align: 'auto' })
  }, [activeIndex, virtualizer])

  const optionCount = rows.filter(isOption).length
  const hasHeadings = rows[0]?.kind === 'heading'
  const shown = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index]
    return row ? [{ row, style: { transform: `translateY(${start}px)` } }] : []
  })
  const groups = languageGroups
    .map((group) => ({ group, items: shown.filter(({ row }) => row.group === group) }))
    .filter(({ items }) => items.length > 0)

  return (
    <div
      ref={box}
      id={`${id}-list`}
      className={css.scroll}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      style={{ height: rowHeight * Math.min(rowsShown, rows.length) }}
    >
      <div className={css.rail} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {groups.map(({ group, items }) => {
          const heading = t(`${group}Languages`)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={heading} role="group" aria-label={hasHeadings ? heading : label}>
              {items.map(({ row, style }) =>
                isOption(row) ? (
                  <LanguageOption
                    key={row.language.id}
                    id={optionId(id, row)}
                    row={row}
                    of={optionCount}
                    isActive={row === active}
                    isChosen={chosen.includes(row.language.id)}
                    note={noteOf?.(row.language)}
                    style={style}
                    onPick={onPick}
                  />
                ) : (
                  <div key="heading" className={css.heading} style={style} role="presentation" aria-hidden="true">
                    {heading}
                  </div>
                ),
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
