import type { Report } from '@portolan/contract/reports/reports'
import type { ReportView } from '@portolan/contract/reports/views'

export const reportId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'

export const testReport: Report = {
  id: reportId,
  name: 'All projects',
  description: 'Every request and its status',
  type: 'PROJECT',
  columns: [
    { columnId: 'name', name: 'Project name', type: 'TEXT', isSortable: true },
    { columnId: 'createdAt', name: 'Requested', type: 'TIME', isSortable: true },
    { columnId: 'spend', name: 'Cost (USD)', type: 'MONEY', isSortable: false },
    { columnId: 'customField:Due', name: 'Due', type: 'DATE', isSortable: false },
  ],
  filters: [
    { name: 'Project name', mapping: 'name', type: 'TEXT', options: [], defaultValue: null },
    {
      name: 'Status',
      mapping: 'status',
      type: 'LIST',
      options: [{ value: 'COMPLETED', name: 'Completed' }],
      defaultValue: null,
    },
    { name: 'Requested', mapping: 'createdAt', type: 'DATE', options: [], defaultValue: null },
    { name: 'Words', mapping: 'words', type: 'NUMBER', options: [], defaultValue: null },
  ],
  sort: '-createdAt',
  groupings: ['MONTH', 'STATUS'],
  hasSpend: true,
}

export const testView: ReportView = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
  reportId,
  name: 'Completed',
  filters: '{"status":"COMPLETED"}',
  sort: 'name',
  columns: '["name","spend"]',
  showsEmptyColumns: false,
  emails: 'NEVER',
  nextEmailTime: null,
}
