import type { MessageNeeds } from '../conversation.ts'
import { openAsWriter } from './open-as-writer.ts'
import type { ReplyAddresses } from './reply-address.ts'
import { ensureReplyAddress, findAccountId } from './store-replies.ts'

export type ReplyAddressNeeds = MessageNeeds & { readonly addresses: ReplyAddresses }

/** Where the reader of an email answers it. Undefined for readers whose answer would not be taken, such as visitors. */
export async function findReplyAddress(
  needs: ReplyAddressNeeds,
  { email, requestId }: { readonly email: string; readonly requestId: string },
): Promise<string | undefined> {
  const accountId = await findAccountId(needs.db, email)
  if (!accountId || !(await openAsWriter(needs, { accountId, requestId }))) return undefined
  return needs.addresses.write(await ensureReplyAddress(needs.db, accountId, requestId))
}
