import type { KeyboardEvent } from 'react'
import css from './tabs.module.css'

type Props<Id extends string> = {
  /** Of the whole: its tabs are `{id}-{tab}`, their panel `{id}-panel`. */
  id: string
  label: string
  tabs: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Tabs over one panel: one stop for the Tab key, the arrows go from one to the next. */
export function Tabs<Id extends string>({ id, label, tabs, chosen, onChoose }: Props<Id>) {
  const at = tabs.findIndex((tab) => tab.id === chosen)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = isRightToLeft ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    const next = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }

  return (
    <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab.id === chosen}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
