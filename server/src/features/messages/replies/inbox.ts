import type { Counters } from '../../../platform/counters.ts'
import type { Log } from '../../../platform/log.ts'
import type { Inbox, ReceivedMail } from '../../../ports/mail-receiver.ts'
import { openAsWriter } from './open-as-writer.ts'
import { type Reply, type ReplyNeeds, receiveReply } from './receive-reply.ts'
import type { ReplyAddresses } from './reply-address.ts'
import { findAddressById } from './store-replies.ts'

type InboxNeeds = ReplyNeeds & {
  readonly addresses: ReplyAddresses
  readonly counters: Counters
  readonly log: Log
}

/** Receives emails at reply addresses, as long as their account may write about their request. */
export function openInbox(needs: InboxNeeds): Inbox {
  const note = (result: string): void => needs.counters.add('portolan_mail_replies_total', { result }, 1)
  return {
    async isKnown(address) {
      const isKnown = (await findReply(needs, address)) !== undefined
      if (!isKnown) note('unknown')
      return isKnown
    },
    async receive(mail) {
      const reply = await findReply(needs, mail.to)
      const result = reply ? await receiveOrLog(needs, reply, mail) : 'unknown'
      note(result)
      needs.log.info({ result, requestId: reply?.request.id }, 'An answer to an email arrived.')
      return result === 'limited' ? 'later' : 'received'
    },
  }
}

async function findReply(needs: InboxNeeds, address: string): Promise<Reply | undefined> {
  const id = needs.addresses.read(address)
  const found = id === undefined ? undefined : await findAddressById(needs.db, id)
  const writer = found && (await openAsWriter(needs, found))
  return writer && { ...writer, addressId: found.id }
}

async function receiveOrLog(needs: InboxNeeds, reply: Reply, mail: ReceivedMail) {
  try {
    return await receiveReply(needs, reply, mail)
  } catch (error) {
    needs.counters.add('portolan_mail_replies_total', { result: 'failed' }, 1)
    needs.log.error({ err: error }, 'An answer to an email could not be stored. The mail server sends it again.')
    throw error
  }
}
