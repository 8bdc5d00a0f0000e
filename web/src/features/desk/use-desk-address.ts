import { DeskQueue, Vertical } from '@portolan/contract/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'

export type DeskAddress = {
  readonly queue: DeskQueue
  readonly vertical: Vertical | undefined
  readonly isMine: boolean
  readonly search: string
}

/** The heap in view and what is looked for in it stand in the address. */
export function useDeskAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: DeskAddress = {
    queue: DeskQueue.options.find((queue) => queue === asked.queue) ?? 'TO_PRICE',
    vertical: Vertical.options.find((vertical) => vertical === asked.vertical),
    isMine: asked.mine === true,
    search: String(asked.search ?? ''),
  }
  const look = (next: Partial<DeskAddress>, replace = false) => {
    const { queue, vertical, isMine, search } = { ...here, ...next }
    void navigate({
      to: '/desk',
      replace,
      resetScroll: false,
      search: { queue, vertical, mine: isMine || undefined, search: search || undefined } as never,
    })
  }
  return { ...here, look }
}
