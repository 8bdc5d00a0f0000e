import { dashboardMessages } from '../../shared/messages/dashboards.ts'
import { useMessages } from '../../shared/messages/messages.ts'

const ours = [
  'Pending review',
  'Pricing',
  'With the client',
  'New',
  'In progress',
  'In QA',
  'Completed',
  'Cancelled',
  'Assigned',
  'Passed',
  'Failed',
] as const

/** The desk's own words in the reader's language; those of another system as they come. */
export function StatusWord({ status }: { status: string }) {
  const t = useMessages(dashboardMessages)
  const known = ours.find((one) => one === status)
  return known ? t(known) : <bdi>{status}</bdi>
}
