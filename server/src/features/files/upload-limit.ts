import { uploadLimits } from '@portolan/contract/files/files'
import type { Actor } from '../../platform/actor.ts'

/** The largest file this caller may send. */
export const bytesPerFile = (actor: Actor | undefined): number =>
  (actor ? uploadLimits.signedIn : uploadLimits.anonymous).bytesPerFile
