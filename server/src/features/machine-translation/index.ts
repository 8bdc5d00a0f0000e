export { machineTranslation } from './feature.ts'
export { startTranslating } from './files/start-translating.ts'
export type { MachineTranslationAdapters } from './needs.ts'
