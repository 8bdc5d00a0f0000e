import { DeskKind, DeskNeed, DeskQueueOrAll, DeskSort, VerticalOrNone } from '@portolan/contract/desk/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export type DeskAddress = {
  readonly queue: DeskQueueOrAll
  readonly need: DeskNeed | undefined
  readonly kind: DeskKind | undefined
  readonly vertical: VerticalOrNone | undefined
  readonly clientId: number | undefined
  readonly isMine: boolean
  readonly search: string
  readonly sort: DeskSort | undefined
}

let lastLook: Record<string, unknown> = {}

/** Where the reader last was at the desk, for the way back. */
export const whereWeWere = () => lastLook as never

/** The heap in view and what is looked for in it stand in the address. */
export function useDeskAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: DeskAddress = {
    queue: DeskQueueOrAll.options.find((queue) => queue === asked.queue) ?? 'TO_PRICE',
    need: DeskNeed.options.find((need) => need === asked.need),
    kind: DeskKind.options.find((kind) => kind === asked.kind),
    vertical: VerticalOrNone.options.find((vertical) => vertical === asked.vertical),
    clientId: Number.isSafeInteger(asked.client) ? Number(asked.client) : undefined,
    isMine: asked.mine === true,
    search: String(asked.search ?? ''),
    sort: DeskSort.options.find((sort) => sort === asked.sort),
  }
  useEffect(() => {
    lastLook = asked
  }, [asked])
  const look = (next: Partial<DeskAddress>, replace = false) => {
    void navigate({ to: '/desk', replace, resetScroll: false, search: addressOf({ ...here, ...next }) as never })
  }
  return { ...here, look }
}

const addressOf = ({ queue, need, kind, vertical, clientId, isMine, search, sort }: DeskAddress) => ({
  queue,
  need,
  kind,
  vertical,
  client: clientId,
  mine: isMine || undefined,
  search: search || undefined,
  sort,
})
