import { DeskQueue, VerticalOrNone } from '@portolan/contract/desk/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export type DeskAddress = {
  readonly queue: DeskQueue
  readonly vertical: VerticalOrNone | undefined
  readonly isMine: boolean
  readonly search: string
}

let lastLook: Record<string, unknown> = {}

/** Where the reader last was at the desk, for the way back. */
export const whereWeWere = () => lastLook as never

/** The heap in view and what is looked for in it stand in the address. */
export function useDeskAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: DeskAddress = {
    queue: DeskQueue.options.find((queue) => queue === asked.queue) ?? 'TO_PRICE',
    vertical: VerticalOrNone.options.find((vertical) => vertical === asked.vertical),
    isMine: asked.mine === true,
    search: String(asked.search ?? ''),
  }
  useEffect(() => {
    lastLook = asked
  }, [asked])
  const look = (next: Partial<DeskAddress>, replace = false) => {
    void navigate({ to: '/desk', replace, resetScroll: false, search: addressOf({ ...here, ...next }) as never })
  }
  return { ...here, look }
}

const addressOf = ({ queue, vertical, isMine, search }: DeskAddress) => ({
  queue,
  vertical,
  mine: isMine || undefined,
  search: search || undefined,
})
