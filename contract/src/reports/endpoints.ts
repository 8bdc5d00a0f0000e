import type { Endpoint } from '../endpoint.ts'
import { countReportRows, exportReport, getReport, listReportRows, listReports } from './reports.ts'
import { changeReportView, createReportView, deleteReportView, listReportViews, scheduleReportView } from './views.ts'

/** In the order of the documentation. */
export const reportEndpoints: readonly Endpoint[] = [
  listReports,
  getReport,
  listReportRows,
  exportReport,
  countReportRows,
  listReportViews,
  createReportView,
  changeReportView,
  scheduleReportView,
  deleteReportView,
]
