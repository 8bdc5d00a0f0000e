import type { DeskStatus, QaJob } from '@portolan/contract/desk/desk'
import type { RateType } from '@portolan/contract/quotes/quotes'
import type { StaffList } from '@portolan/contract/statistics/staff-lists'

export const statusWords: Readonly<Record<DeskStatus, string>> = {
  PENDING_REVIEW: 'Pending review',
  PRICING: 'Being priced',
  WITH_CLIENT: 'With client',
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  IN_QA: 'In QA',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

export const qaStatusWords: Readonly<Record<QaJob['status'], string>> = {
  ASSIGNED: 'Under way',
  PASSED: 'Passed',
  FAILED: 'Failed',
}

export const rateTypeWords = { STANDARD: 'Standard', RUSH: 'Rush' } as const satisfies Record<RateType, string>

export const unassigned = 'Unassigned'

export const listNames: Readonly<Record<StaffList, string>> = {
  pmdetails: 'Projects',
  qadetails: 'QA',
  pastdue: 'Past-due quotes',
  duetoday: 'Quotes due today',
  currentquotes: 'Current quotes',
  completedquotes: 'Completed quotes',
}

export const yes = 'Yes'
export const no = 'No'

/** Heads of the columns in a file, by the names the API has for them. */
export const columnHeads = {
  project: {
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
  },
  qa: {
    projectNumber: 'Project number',
    assignedTo: 'Assigned to',
    jobAssignmentId: 'Job assignment ID',
    projectJobId: 'Project job ID',
    jobStartDate: 'Job start (UTC)',
    projectManager: 'Project manager',
    languages: 'Languages',
    client: 'Client',
    projectDeadline: 'Project deadline (UTC)',
    jobStatus: 'Job status',
    qaType: 'QA type',
    projectGroupName: 'Project group',
    projectGroupId: 'Project group ID',
  },
  quote: {
    quoteId: 'Quote ID',
    internalProjectId: 'Internal project ID',
    startDate: 'Start date (UTC)',
    projectDeadline: 'Project deadline (UTC)',
    projectName: 'Project name',
    client: 'Client',
    languages: 'Languages',
    totalAgreed: 'Total agreed (USD)',
    rateType: 'Rate type',
  },
} as const
