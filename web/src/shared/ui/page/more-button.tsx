import { useEffect, useRef } from 'react'
import { button } from '../button.ts'

type PagedList = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** The list, and how many rows it had when more were asked for. */
type Asked = { readonly list: Element; readonly count: number }

const rowsOf = (list: Element) => list.querySelectorAll<HTMLElement>('tbody > tr, ol > li')

/** Loads the next page of the list before it, and moves the focus to the first new row. Nothing at the end of the list. */
export function MoreButton({ list, label }: { list: PagedList; label: string }) {
  const asked = useRef<Asked>(null)
  useEffect(() => {
    const first = asked.current && rowsOf(asked.current.list)[asked.current.count]
    if (!first) return
    asked.current = null
    focusRow(first)
  })
  if (!list.hasNextPage) return null
  return (
    <div>
      <button
        type="button"
        className={button('outline')}
        // A button that is disabled loses the focus.
        aria-disabled={list.isFetchingNextPage}
        onClick={({ currentTarget }) => {
          const parent = currentTarget.parentElement?.parentElement
          if (list.isFetchingNextPage || !parent) return
          asked.current = { list: parent, count: rowsOf(parent).length }
          void list.fetchNextPage()
        }}
      >
        {label}
      </button>
    </div>
  )
}

/** A row without a link of its own takes the focus itself. */
function focusRow(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[data-row-link]')
  if (!link) row.tabIndex = -1
  const target = link ?? row
  target.focus()
}
