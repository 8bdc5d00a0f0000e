import { readPastDue } from './lists/list-api.ts'
import { quoteColumns } from './lists/quote-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const PastDuePage = () => <StaffList list="pastdue" columns={quoteColumns} read={readPastDue} />
export default PastDuePage
