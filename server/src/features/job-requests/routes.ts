import * as actions from '@portolan/contract/job-requests/actions'
import type { NewProject } from '@portolan/contract/job-requests/create'
import * as creation from '@portolan/contract/job-requests/create'
import * as defaults from '@portolan/contract/job-requests/defaults'
import * as codes from '@portolan/contract/job-requests/request-codes'
import { type Origin, type Route, route } from '../../platform/http/serve.ts'
import type { Browser } from '../../platform/http/signed-cookies.ts'
import type { FormNeeds, StoredFiles } from '../files/index.ts'
import { archiveRequest, cancelRequest, renameRequest, restoreRequest, undoCancelRequest } from './change-request.ts'
import { createForContact } from './create/create-for-contact.ts'
import { createForMember, type MemberNeeds } from './create/create-for-member.ts'
import { createForVisitor } from './create/create-for-visitor.ts'
import { getRequestDefaults } from './create/get-request-defaults.ts'
import { requireVerifiedEmail } from './create/require-verified-email.ts'
import { lookUpFiles } from './create/take-files.ts'
import { addFiles } from './files/add-files.ts'
import { signDownload } from './files/sign-download.ts'
import { prepareZip, type ZipNeeds, zipStatus } from './files/zip-files.ts'
import { zipRequests } from './files/zip-requests.ts'
import { listNews } from './news/list-news.ts'
import { markSeen } from './news/mark-seen.ts'
import { type LinkNeeds, rememberMailbox } from './read/find-request.ts'
import { type ListNeeds, listRequests } from './read/list-requests.ts'
import { readRequest } from './read/read-request.ts'
import { enterRequestCode, sendRequestCode } from './read/request-codes.ts'
import { templateRoutes } from './templates/routes.ts'

export type JobRequestNeeds = ZipNeeds & LinkNeeds & FormNeeds & MemberNeeds & ListNeeds

type FromVisitor = { readonly origin: Origin; readonly browser: Browser }

/** Remembers the browser, so that a visitor who just entered the mailed code is not asked again. */
async function verifyRequester(needs: JobRequestNeeds, { origin, browser }: FromVisitor, email: string, code: string) {
  await requireVerifiedEmail(needs.db, origin, email, code)
  rememberMailbox(needs, browser, email)
}

const proveContact = (needs: JobRequestNeeds, call: FromVisitor & { readonly body: NewProject }) =>
  verifyRequester(needs, call, call.body.contactInfo.email, call.body.emailVerificationCode)

export const jobRequestRoutes = (needs: JobRequestNeeds): readonly Route[] => [
  route(creation.createJobRequest, (call, stored: StoredFiles) => createForMember(needs, { ...call, stored }), {
    before: ({ actor, body }) => lookUpFiles(needs, body.files, body.clientId ?? actor.clientId),
  }),
  route(
    creation.unauthenticatedCreateJobRequest,
    (call, stored: StoredFiles) => createForVisitor(needs, { ...call, stored }),
    {
      before: async (call) => {
        await verifyRequester(needs, call, call.body.requestorEmail, call.body.emailVerificationCode)
        return lookUpFiles(needs, call.body.files, null)
      },
    },
  ),
  route(
    creation.createProject,
    async (call) => {
      const { id, presignedPost } = await createForContact(needs, { ...call, requestType: 'TRANSLATION_REQUEST' })
      return { projectId: id, presignedPost }
    },
    { before: (call) => proveContact(needs, call) },
  ),
  route(
    creation.createQuote,
    async (call) => {
      const { id, presignedPost } = await createForContact(needs, { ...call, requestType: 'QUOTE_REQUEST' })
      return { quoteId: id, presignedPost }
    },
    { before: (call) => proveContact(needs, call) },
  ),
  route(creation.addProjectFiles, ({ params, body }) =>
    addFiles(needs, { ...params, ...body, requestType: 'TRANSLATION_REQUEST' }),
  ),
  route(creation.addQuoteFiles, ({ params, body }) =>
    addFiles(needs, { ...params, ...body, requestType: 'QUOTE_REQUEST' }),
  ),
  route(defaults.getRequestDefaults, ({ actor, query }) => getRequestDefaults(needs.db, actor, query.clientId)),
  route(actions.listJobRequests, (call) => listRequests(needs, call, call.query)),
  route(actions.listRequestNews, (call) => listNews(needs, call)),
  route(actions.markRequestSeen, ({ actor, params, body }) => markSeen(needs.db, actor, params.id, body.part)),
  route(actions.zipRequests, (call) => zipRequests(needs, call, call.body.ids)),
  route(actions.getJobRequest, (call) => readRequest(needs, call, call.params.id)),
  route(codes.sendRequestCode, (call) => sendRequestCode(needs, call)),
  route(codes.enterRequestCode, (call) => enterRequestCode(needs, call)),
  route(actions.renameJobRequest, (call) => renameRequest(needs, { ...call, ...call.params }, call.body.newName)),
  route(actions.archiveJobRequest, (call) => archiveRequest(needs, { ...call, ...call.params })),
  route(actions.restoreJobRequest, (call) => restoreRequest(needs, { ...call, ...call.params })),
  route(actions.cancelJobRequest, (call) => cancelRequest(needs, { ...call, ...call.params }, call.body.reason)),
  route(actions.undoCancelJobRequest, (call) => undoCancelRequest(needs, { ...call, ...call.params })),
  route(actions.getDownloadUrl, async ({ params: { id, fileKey }, query: { inline }, ...caller }) => ({
    downloadUrl: await signDownload(needs, caller, { id, fileKey, isInline: inline ?? false }),
  })),
  route(actions.zipTranslatedFiles, ({ params: { id }, query, ...reader }) =>
    prepareZip(needs, reader, id, query.zipFileName),
  ),
  route(actions.getZipStatus, ({ params: { id }, ...reader }) => zipStatus(needs, reader, id)),
  ...templateRoutes(needs),
]
