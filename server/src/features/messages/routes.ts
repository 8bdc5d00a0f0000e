import * as contract from '@portolan/contract/messages'
import { type Route, route } from '../../platform/serve.ts'
import type { Database } from '../../tables/database.ts'
import { limitVisitor, listMessages, sendMessage } from './conversation.ts'

export const messageRoutes = ({ db }: { readonly db: Database }): readonly Route[] => [
  route(contract.listMessages, ({ actor, params: { id } }) => listMessages(db, actor, id)),
  route(
    contract.sendMessage,
    ({ actor, origin, params: { id }, body: { text }, tx }) => sendMessage(tx, { actor, origin, id, text }),
    async ({ actor, origin, params: { id } }) => {
      if (!actor) await limitVisitor(db, { origin, id })
    },
  ),
]
