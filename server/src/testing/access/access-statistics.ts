import type { Asker } from './access-world.ts'

const somebody = ({ world }: Asker) => ({ params: { id: world.idOf('QA') } })

export const statisticsRequests = {
  projectStats: { params: { type: 'healthcarePastDue' } },
  quoteStats: { params: { type: 'unassigned' } },
  qaSpecialistStats: somebody,
  projectManagerStats: somebody,
  projectCoordinatorCurrentStats: somebody,
  projectCoordinatorCompletedStats: { params: { id: 'null' } },
  statsPastDue: somebody,
  statsDueToday: somebody,
  staffListCsv: { params: { list: 'pmdetails', id: 'null' } },
}
