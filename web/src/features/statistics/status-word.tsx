import { useMessages } from '../../shared/messages/messages.ts'
import { en } from '../../shared/request/messages/orders.en.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'

type Word = keyof typeof en

/** Lists name the state of an order in English. */
const byWord = new Map<string, Word>((Object.keys(en) as Word[]).map((key) => [en[key], key]))

/** The desk's own words in the reader's language; those of another system as they come. */
export function StatusWord({ status }: { status: string }) {
  const t = useMessages(orderMessages)
  const known = byWord.get(status)
  return known ? t(known) : <bdi>{status}</bdi>
}
