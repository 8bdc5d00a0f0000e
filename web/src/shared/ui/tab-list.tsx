import { type KeyboardEvent, useEffect } from 'react'
import css from './tab-list.module.css'
import { useScrollHints } from './use-scroll-hints.ts'

type Props<Id extends string> = {
  label: string
  /** The tabs are named `{idPrefix}-{id}`, their one panel `{idPrefix}-panel`. */
  idPrefix: string
  tabs: readonly { readonly id: Id; readonly name: string }[]
  shown: Id
  onShow: (id: Id) => void
}

/** The arrows go from tab to tab and show what they come to. */
export function TabList<Id extends string>({ label, idPrefix, tabs, shown, onShow }: Props<Id>) {
  const names = tabs.map(({ name }) => name).join()
  // Where there is no room for all of them, the one in view is in sight, also once their names have grown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: longer names move the tabs
  useEffect(() => {
    const tab = document.getElementById(`${idPrefix}-${shown}`)
    const list = tab?.parentElement
    if (tab && list) list.scrollLeft += middleOf(tab) - middleOf(list)
  }, [idPrefix, shown, names])
  const list = useScrollHints(names)
  function goBy(event: KeyboardEvent<HTMLElement>) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === shown)
    const forward = isMirrored ? at - 1 : at + 1
    const backward = isMirrored ? at + 1 : at - 1
    const moves: Record<string, number> = { ArrowRight: forward, ArrowLeft: backward, Home: 0, End: -1 }
    const to = moves[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onShow(next.id)
    document.getElementById(`${idPrefix}-${next.id}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={css.list} tabIndex={-1} onKeyDown={goBy}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-${id}`}
          className={css.tab}
          aria-selected={id === shown}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => onShow(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
