import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import css from './menu-button.module.css'
import { createTypeAhead, findByPrefix } from './type-ahead.ts'

export type MenuItem = {
  id: string
  label: string
  icon: IconName
  onChoose: () => void
  onApproach?: () => void
  /** Ends or takes away something. */
  isDangerous?: boolean
  /** Shown, and found by keyboard, but not to be had now. */
  isDisabled?: boolean
  /** Why it is not to be had now. */
  note?: string | undefined
}

type MenuButtonProps = {
  label: string
  items: readonly MenuItem[]
  className?: string | undefined
  children: ReactNode
}

/** A button and the menu under it, by pointer and by keyboard. Focus comes back to the button. */
export function MenuButton({ label, items, className, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [collect] = useState(createTypeAhead)

  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const focusRow = (index: number) =>
    rows()
      .at(index % items.length)
      ?.focus()
  const open = (index: number) => {
    setOpen(true)
    requestAnimationFrame(() => focusRow(index))
  }
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : -1)
  }

  const onMenuKey = (event: KeyboardEvent) => {
    const at = rows().indexOf(document.activeElement as HTMLElement)
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(at + 1),
      ArrowUp: () => focusRow(at - 1),
      Home: () => focusRow(0),
      End: () => focusRow(-1),
      Escape: close,
    }
    const move = moves[event.key] ?? jumpTo(collect(event.key, event.timeStamp), at)
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  const jumpTo = (typed: string, from: number): (() => void) | undefined => {
    if (typed === '') return undefined
    const labels = items.map((item) => item.label)
    return () => rows()[findByPrefix(labels, typed, from)]?.focus()
  }

  return (
    <div ref={root} className={css.root}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={label}
        onClick={() => (isOpen ? close() : open(0))}
        onKeyDown={onTriggerKey}
      >
        {children}
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          aria-label={label}
          className={css.menu}
          tabIndex={-1}
          onKeyDown={onMenuKey}
          onBlur={(event) => !root.current?.contains(event.relatedTarget) && setOpen(false)}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              aria-disabled={item.isDisabled || undefined}
              data-dangerous={item.isDangerous || undefined}
              onPointerEnter={item.onApproach}
              onFocus={item.onApproach}
              onClick={() => {
                if (item.isDisabled) return
                close()
                item.onChoose()
              }}
            >
              <Icon name={item.icon} />
              {item.note ? (
                <span>
                  {item.label}
                  <span className={css.note}>{item.note}</span>
                </span>
              ) : (
                item.label
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
