import { readChecks } from './lists/list-api.ts'
import { qaColumns } from './lists/qa-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const QaSpecialistPage = () => <StaffList list="qadetails" columns={qaColumns} read={readChecks} />
export default QaSpecialistPage
