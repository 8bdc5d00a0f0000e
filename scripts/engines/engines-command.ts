import type { ModelCatalog } from '../../server/src/adapters/translation-engine/neural/models/model-catalog.ts'
import type { Output } from './terminal.ts'

export type EnginesCommand = {
  readonly folder: string
  readonly catalog: Pick<ModelCatalog, 'models'>
  readonly baseUrl: string
  readonly output: Output
  readonly signal: AbortSignal
}
