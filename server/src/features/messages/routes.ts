import * as contract from '@portolan/contract/messages/messages'
import { type Route, route } from '../../platform/http/serve.ts'
import { type StoredFiles, statUploads } from '../files/index.ts'
import { limitVisitor, listMessages, type MessageNeeds, sendMessage } from './conversation.ts'
import { signAttachment } from './sign-attachment.ts'

export const messageRoutes = (needs: MessageNeeds): readonly Route[] => [
  route(contract.listMessages, ({ params: { id }, ...reader }) => listMessages(needs, reader, id)),
  route(
    contract.sendMessage,
    ({ params: { id }, body, tx, ...caller }, stored: StoredFiles) =>
      sendMessage(tx, needs, { ...caller, id, ...body, stored }),
    {
      before: async ({ params: { id }, body, ...caller }) => {
        await limitVisitor(needs, { ...caller, id })
        return statUploads(
          needs.fileStore,
          body.attachments.map(({ fileKey }) => fileKey),
        )
      },
    },
  ),
  route(contract.getAttachmentUrl, ({ params, ...caller }) => signAttachment(needs, caller, params)),
]
