import { readDueToday } from './lists/list-api.ts'
import { quoteColumns } from './lists/quote-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const DueTodayPage = () => <StaffList list="duetoday" columns={quoteColumns} read={readDueToday} />
export default DueTodayPage
