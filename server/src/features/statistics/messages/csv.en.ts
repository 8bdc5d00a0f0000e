import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts'

/** Texts of the staff lists, most of them for CSV. */
export const en = {
  // Column heads, by their names in the API.
  projectId: 'Project ID',
  internalProjectId: 'Internal project ID',
  projectDeadline: 'Project deadline (UTC)',
  projectName: 'Project name',
  client: 'Client',
  languages: 'Languages',
  totalAgreed: 'Total agreed (USD)',
  rateType: 'Rate type',
  projectGroupName: 'Project group',
  projectGroupId: 'Project group ID',
  status: 'Status',
  pastDue: 'Past due',
  projectNumber: 'Project number',
  assignedTo: 'Assigned to',
  jobAssignmentId: 'Job assignment ID',
  projectJobId: 'Project job ID',
  jobStartDate: 'Job start (UTC)',
  projectManager: 'Project manager',
  jobStatus: 'Job status',
  qaType: 'QA type',
  quoteId: 'Quote ID',
  startDate: 'Start date (UTC)',

  // Names of lists and values of cells.
  ...orderStatusTexts,
  ...checkStatusTexts,
  STANDARD: 'Standard',
  RUSH: 'Rush',
  fromTo: '{source} to {targets}',
  unassigned: 'Unassigned',
  yes: 'Yes',
  no: 'No',
  pmdetails: 'Projects',
  qadetails: 'QA',
  pastdue: 'Past-due quotes',
  duetoday: 'Quotes due today',
  currentquotes: 'Current quotes',
  completedquotes: 'Completed quotes',
} as const
