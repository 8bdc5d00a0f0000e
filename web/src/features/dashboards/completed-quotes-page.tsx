import { readCompleted } from './lists/list-api.ts'
import { quoteColumns } from './lists/quote-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const CompletedQuotesPage = () => <StaffList list="completedquotes" columns={quoteColumns} read={readCompleted} />
export default CompletedQuotesPage
