import { type Actor, isStaff } from '../../platform/actor.ts'

type Seen = { readonly clientId: number; readonly isOpenByLink: boolean }

/** Members of the organisation and staff; one made signed out is seen by whoever holds its id. */
export const maySee = (actor: Actor | undefined, request: Seen): boolean =>
  request.isOpenByLink || (actor !== undefined && (isStaff(actor) || isMember(actor, request)))

/** Renaming, putting away and calling off is the organisation's own affair. */
export const isMember = (actor: Actor, { clientId }: Pick<Seen, 'clientId'>): boolean =>
  actor.linkedClientIds.includes(clientId)
