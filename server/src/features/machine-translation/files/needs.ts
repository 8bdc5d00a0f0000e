import type { PrepareNeeds } from '../engines/prepare-translation.ts'
import type { MachineTranslationNeeds } from '../needs.ts'

export type FileTranslationNeeds = MachineTranslationNeeds & PrepareNeeds
