export { machineTranslation } from './feature.ts'
export { startTranslating } from './files/start-translating.ts'
export { ModelInstallError, type NeuralModels } from './models/neural-models.ts'
export type { MachineTranslationAdapters } from './needs.ts'
