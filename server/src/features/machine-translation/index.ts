export { machineTranslation } from './feature.ts'
export type { MachineTranslationAdapters } from './needs.ts'
