import type { Actor } from '../../platform/actor.ts'
import { networkOf } from '../../platform/http/network-of.ts'

/** Whose an upload is until it is claimed: an account's, or a visitor's, of whom no more than the network is known. */
export type UploadOwner = { readonly accountId: string } | { readonly network: string }

export const ownerOf = (actor: Actor | undefined, ip: string): UploadOwner =>
  actor ? { accountId: actor.accountId } : { network: networkOf(ip) }
