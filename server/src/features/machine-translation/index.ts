export { machineTranslation } from './feature.ts'
export { ModelInstallError, type NeuralModels } from './models/neural-models.ts'
export type { MachineTranslationAdapters } from './needs.ts'
