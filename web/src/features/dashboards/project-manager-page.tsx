import { readProjects } from './lists/list-api.ts'
import { projectColumns } from './lists/project-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const ProjectManagerPage = () => <StaffList list="pmdetails" columns={projectColumns} read={readProjects} />
export default ProjectManagerPage
