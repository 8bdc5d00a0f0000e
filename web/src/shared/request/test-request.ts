import type { JobRequest, JobRequestFile } from '@portolan/contract/job-requests/requests'

export const requestId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01'

const spanish = { id: 'esj', name: 'Spanish (Latin America)' }
const arabic = { id: 'ara', name: 'Arabic' }

export const aFile = (fileName: string, more: Partial<JobRequestFile> = {}): JobRequestFile => ({
  fileName,
  fileKey: `temp/1/${fileName}`,
  category: 'SOURCE_DOCUMENT',
  languageId: null,
  linguisticQualityScore: null,
  linguisticQualityScoreReason: null,
  size: 2048,
  rejection: null,
  count: null,
  ...more,
})

/** A request for a translation from English into Spanish and Arabic. */
export const aRequest = (more: Partial<JobRequest> = {}): JobRequest => ({
  id: requestId,
  number: 'P-2026-000007',
  name: 'Discharge letters',
  status: 'COMPLETED',
  acceptanceStatus: null,
  deliveryAnswer: null,
  requestType: 'TRANSLATION_REQUEST',
  origination: 'WEBFORM',
  createTime: '2026-11-10T10:00:00.000Z',
  sourceLanguage: { id: 'enu', name: 'English (United States)' },
  targetLanguages: [spanish, arabic],
  externalReferenceId: null,
  isContentHidden: false,
  clientId: 1001,
  requestorName: 'Helen Marsh',
  requestorEmail: 'client@harbor.example',
  price: null,
  dueTime: null,
  dueTimeIfAgreedNow: null,
  deliveredTime: null,
  files: [aFile('letter.docx')],
  fileLinks: [],
  notes: '',
  neededBy: null,
  customFields: [],
  xtrfServiceId: null,
  workflowLabel: null,
  count: null,
  hasNewMessages: false,
  hasNewDelivery: false,
  history: [{ at: '2026-11-10T10:00:00.000Z', status: 'CREATED', by: 'Helen Marsh', reason: null }],
  isBeingPrepared: false,
  isBeingCorrected: false,
  xtrfInternalId: null,
  xtrfName: null,
  linguisticQualityReviewResults: [],
  ...more,
})
