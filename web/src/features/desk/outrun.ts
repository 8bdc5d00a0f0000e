import type { DeskOrder } from '@portolan/contract/desk/desk'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { outrunMessages } from './messages/outrun.ts'

/** Somebody else changed the order first. Its message says what they did, and is on the page when it is thrown. */
export class OutrunError extends Error {}

/** For dialogs: they close, because what they ask about is no longer to be done. */
export async function closeIfOutrun(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof OutrunError)) throw error
  }
}

const reported = ['QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PAID', 'COMPLETED', 'CANCELLING', 'CANCELLED'] as const

/** Says what happened to an order since the reader loaded it. */
export function useOutrunText(): (seen: DeskOrder | undefined, present: DeskOrder | undefined) => string {
  const t = useMessages(outrunMessages)
  return (seen, present) => {
    const news = present?.request?.history.slice(seen?.request?.history.length ?? 0) ?? []
    for (const { status, by, at } of news) {
      const step = reported.find((one) => one === status)
      if (step && by) return t(step, { name: by, date: formatMoment(at) })
    }
    return t('changed')
  }
}
