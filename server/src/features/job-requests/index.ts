export { en as reasons } from '@portolan/contract/job-requests/messages/reasons.en'
export { recordAltered } from './analysis/check-file.ts'
export { countTextInput } from './analysis/count-text-input.ts'
export { countUploads } from './analysis/count-uploads.ts'
export type { InspectNeeds } from './analysis/inspect-upload.ts'
export { screenFile } from './analysis/screen-file.ts'
export { totalCount } from './analysis/text-count.ts'
export { saveDeliveryAnswer } from './answer-delivery.ts'
export { beginCancelling, undoCancellation } from './cancel-request.ts'
export { checkLimits, visitorLimits } from './create/check-limits.ts'
export { cleanNames, normalizeName } from './create/clean-names.ts'
export { asSources, createForMachineTranslation } from './create/create-for-machine-translation.ts'
export { findOwnClient } from './create/find-own-client.ts'
export { lookUpFiles } from './create/take-files.ts'
export { notifyStaffOfRequest } from './emails/notify-staff.ts'
export { readerOf, requestEmailFacts } from './emails/request-email.ts'
export { jobRequests } from './feature.ts'
export { addDeliveries, addQuoteDocument, type Delivery, removeQuoteDocuments } from './files/attach-files.ts'
export { recordDownload } from './files/record-download.ts'
export {
  deleteDelivery,
  detachDeliveries,
  detachDelivery,
  detachRemoved,
  detachReplaced,
  keepRemoved,
  markRemoved,
  releaseDeliveries,
} from './files/store-deliveries.ts'
export { finishCancelling, requestMoved } from './job-definitions.ts'
export { withLockedRequest } from './lock-request.ts'
export {
  dropCorrection,
  moveRequest,
  nameOf,
  recordRevision,
  recordStep,
  requesterOr,
  takeBackQuote,
} from './move-request.ts'
export { isMember, relationTo, worksAtDesk } from './policy.ts'
export {
  type LinkNeeds,
  openContent,
  openRequest,
  type RequestCaller,
  type RequestReader,
  requireOwnRequest,
} from './read/find-request.ts'
export { presentRequest } from './read/present-request.ts'
export { presentRequester } from './read/present-requester.ts'
export { readRequest } from './read/read-request.ts'
export {
  findReference,
  findRequestDetails,
  listRequestFiles,
  type RequestDetails,
  type RequestFile,
} from './read/store-details.ts'
export { beingCorrected, beingPrepared } from './read/store-progress.ts'
export { retryMachineRequest, retryRequest } from './retry-request.ts'
export { shiftDelivery } from './shift-delivery.ts'
export { findHeldCancellation } from './store-cancellations.ts'
export { listEvents, listHistory } from './store-events.ts'
export { becomeProject, listLinks, noteMessageOfStaff } from './store-requests.ts'
