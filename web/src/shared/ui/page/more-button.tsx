import { button } from '../button.ts'

type PagedList = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** Loads the next page of a list; nothing at its end. */
export function MoreButton({ list, label }: { list: PagedList; label: string }) {
  if (!list.hasNextPage) return null
  return (
    <div>
      <button
        type="button"
        className={button('outline')}
        disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </button>
    </div>
  )
}
