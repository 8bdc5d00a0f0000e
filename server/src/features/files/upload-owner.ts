import { uploadLimits } from '@portolan/contract/files/files'
import type { Actor } from '../../platform/actor.ts'
import { networkOf } from '../../platform/http/network-of.ts'

/** The owner of an unclaimed upload: an account or, for a visitor, the network. */
export type UploadOwner = { readonly accountId: string } | { readonly network: string }

export const ownerOf = (actor: Actor | undefined, ip: string): UploadOwner =>
  actor ? { accountId: actor.accountId } : { network: networkOf(ip) }

/** The largest file this caller may send. */
export const bytesPerFile = (actor: Actor | undefined): number =>
  (actor ? uploadLimits.signedIn : uploadLimits.anonymous).bytesPerFile
