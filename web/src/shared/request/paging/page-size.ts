import { requestPageSizes } from '@portolan/contract/job-requests/actions'
import { pageSizeMemory } from '../../page-size-memory.ts'

export const { remembered: rememberedPageSize, remember: rememberPageSize } = pageSizeMemory(
  'portolan.requestsPerPage',
  requestPageSizes,
)
