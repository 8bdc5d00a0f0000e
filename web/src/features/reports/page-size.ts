import { pageSizes } from '@portolan/contract/reports/reports'
import { pageSizeMemory } from '../../shared/page-size-memory.ts'

export const { remembered: rememberedPageSize, remember: rememberPageSize } = pageSizeMemory(
  'portolan.reportRowsPerPage',
  pageSizes,
)
