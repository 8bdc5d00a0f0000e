import * as contract from '@portolan/contract/messages/messages'
import { type Route, route } from '../../platform/http/serve.ts'
import { limitVisitor, listMessages, type MessageNeeds, sendMessage } from './conversation.ts'

export const messageRoutes = (needs: MessageNeeds): readonly Route[] => [
  route(contract.listMessages, ({ actor, browser, params: { id } }) => listMessages(needs, { actor, browser }, id)),
  route(
    contract.sendMessage,
    ({ actor, browser, origin, params: { id }, body: { text }, tx }) =>
      sendMessage(tx, needs, { actor, browser, origin, id, text }),
    { before: ({ actor, browser, origin, params: { id } }) => limitVisitor(needs, { actor, browser, origin, id }) },
  ),
]
