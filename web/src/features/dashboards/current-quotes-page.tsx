import { readCurrent } from './lists/list-api.ts'
import { currentQuoteColumns } from './lists/quote-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const CurrentQuotesPage = () => <StaffList list="currentquotes" columns={currentQuoteColumns} read={readCurrent} />
export default CurrentQuotesPage
