import type { ProjectRow, QaRow, QuoteRow } from '@portolan/contract/statistics/staff-lists'

export const person = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e07'

export const aProject = (more: Partial<ProjectRow> = {}): ProjectRow => ({
  projectId: 'P-2026-000311',
  internalProjectId: 'D-311',
  projectDeadline: '2026-11-20T16:30:00.000Z',
  projectName: 'Discharge letters',
  client: 'Harbor Health',
  languages: 'English (United States) to Spanish (Latin America)',
  totalAgreed: 1234.5,
  rateType: 'Rush',
  projectGroupName: 'Autumn',
  projectGroupId: 'G-1',
  status: 'In progress',
  pastDue: true,
  link: '/desk/0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e09',
  ...more,
})

export const aCheck = (more: Partial<QaRow> = {}): QaRow => ({
  projectNumber: 'P-2026-000311',
  assignedTo: 'Quinn Adler',
  jobAssignmentId: 'A-7',
  projectJobId: 'J-7',
  jobStartDate: '2026-11-14T09:05:03.000Z',
  projectManager: 'Paula Reyes',
  languages: 'English (United States) to French',
  client: 'Harbor Health',
  projectDeadline: null,
  jobStatus: 'Under way',
  qaType: 'Linguistic',
  projectGroupName: 'Autumn',
  projectGroupId: 'G-1',
  link: null,
  ...more,
})

export const aQuoteRow = (more: Partial<QuoteRow> = {}): QuoteRow => ({
  quoteId: 'Q-2026-000123',
  internalProjectId: 'D-123',
  startDate: new Date().toISOString(),
  projectDeadline: '2026-11-20T16:30:00.000Z',
  projectName: 'Policy handbook',
  client: 'Meridian',
  languages: 'English (United States) to French',
  totalAgreed: null,
  rateType: 'Standard',
  link: 'https://tms.example/Q-2026-000123',
  ...more,
})
