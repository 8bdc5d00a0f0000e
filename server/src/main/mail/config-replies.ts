import * as z from 'zod/mini'
import { longestReplyName } from '../../features/messages/index.ts'
import { ConfigError } from '../config-error.ts'

export const replySettings = {
  MAIL_REPLIES_ADDRESS: z.optional(z.email()),
  MAIL_REPLIES_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  MAIL_REPLIES_HOST: z.optional(z.string().check(z.minLength(1))),
}

const Replies = z.object(replySettings)

/** Null: answers to emails are not received. */
export function readReplies(env: z.output<typeof Replies>) {
  const { MAIL_REPLIES_ADDRESS: address, MAIL_REPLIES_PORT: port, MAIL_REPLIES_HOST: host } = env
  if (!address && !port && !host) return null
  if (!address || !port) throw new ConfigError('Replies by email need MAIL_REPLIES_ADDRESS and MAIL_REPLIES_PORT.')
  const [name = ''] = address.split('@')
  if (name.length > longestReplyName || name.includes('+'))
    throw new ConfigError(
      `MAIL_REPLIES_ADDRESS has at most ${longestReplyName} characters before the @ and no plus sign: a key is added there.`,
    )
  return { address, port, host: host ?? '127.0.0.1' }
}
