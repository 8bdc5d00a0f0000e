import * as actions from '@portolan/contract/job-request-actions'
import type { NewProject } from '@portolan/contract/job-request-creation'
import * as creation from '@portolan/contract/job-request-creation'
import { isStaff } from '../../platform/actor.ts'
import type { PageTokens } from '../../platform/page-tokens.ts'
import { type Origin, type Route, route } from '../../platform/serve.ts'
import type { FormNeeds } from '../files/index.ts'
import { addFiles } from './add-files.ts'
import { archiveRequest, cancelRequest, renameRequest } from './change-request.ts'
import { createForContact } from './create-for-contact.ts'
import { createForMember } from './create-for-member.ts'
import { createForVisitor } from './create-for-visitor.ts'
import { requireRequest } from './find-request.ts'
import { listRequests } from './list-requests.ts'
import { presentRequest } from './present-request.ts'
import { proveEmail } from './prove-email.ts'
import { signDownload } from './sign-download.ts'
import { prepareZip, type ZipNeeds, zipStatus } from './zip-files.ts'

type Needs = ZipNeeds & FormNeeds & { readonly pageTokens: PageTokens; readonly uploadTotalBytes: number | null }

type FromContact = { readonly body: NewProject; readonly origin: Origin }

const proveContact = ({ db }: Needs, { body, origin }: FromContact) =>
  proveEmail(db, origin, body.contactInfo.email, body.emailVerificationCode)

export const jobRequestRoutes = (needs: Needs): readonly Route[] => [
  route(creation.createJobRequest, (call) => createForMember(needs, call)),
  route(
    creation.unauthenticatedCreateJobRequest,
    (call) => createForVisitor(needs, call),
    ({ body, origin }) => proveEmail(needs.db, origin, body.requestorEmail, body.emailVerificationCode),
  ),
  route(
    creation.createProject,
    async (call) => {
      const { id, presignedPost } = await createForContact(needs, { ...call, requestType: 'TRANSLATION_REQUEST' })
      return { projectId: id, presignedPost }
    },
    (call) => proveContact(needs, call),
  ),
  route(
    creation.createQuote,
    async (call) => {
      const { id, presignedPost } = await createForContact(needs, { ...call, requestType: 'QUOTE_REQUEST' })
      return { quoteId: id, presignedPost }
    },
    (call) => proveContact(needs, call),
  ),
  route(creation.addProjectFiles, ({ params, body }) =>
    addFiles(needs, { ...params, ...body, requestType: 'TRANSLATION_REQUEST' }),
  ),
  route(creation.addQuoteFiles, ({ params, body }) =>
    addFiles(needs, { ...params, ...body, requestType: 'QUOTE_REQUEST' }),
  ),
  route(actions.listJobRequests, ({ actor, query }) => listRequests(needs, actor, query)),
  route(actions.getJobRequest, async ({ actor, params: { id } }) => {
    await requireRequest(needs.db, actor, id)
    return presentRequest(needs.db, id, actor !== undefined && isStaff(actor))
  }),
  route(actions.renameJobRequest, ({ actor, origin, params: { id }, body }) =>
    renameRequest(needs, { actor, origin, id }, body.newName),
  ),
  route(actions.archiveJobRequest, ({ actor, origin, params: { id } }) => archiveRequest(needs, { actor, origin, id })),
  route(actions.cancelJobRequest, ({ actor, origin, params: { id }, body }) =>
    cancelRequest(needs, { actor, origin, id }, body.reason),
  ),
  route(actions.getDownloadUrl, async ({ actor, params: { id, fileKey }, query: { inline } }) => ({
    downloadUrl: await signDownload(needs, actor, { id, fileKey, isInline: inline ?? false }),
  })),
  route(actions.zipTranslatedFiles, ({ actor, params: { id }, query }) =>
    prepareZip(needs, actor, id, query.zipFileName),
  ),
  route(actions.getZipStatus, ({ actor, params: { id } }) => zipStatus(needs, actor, id)),
]
