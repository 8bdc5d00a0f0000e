import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findActor } from '../../identity/index.ts'
import { openContent, type RequestDetails } from '../../job-requests/index.ts'
import type { MessageNeeds } from '../conversation.ts'

/** Emails carry no cookies, so nobody is a visitor who entered a code. */
export const noBrowser = { cookieHeader: undefined, setCookie: () => {} }

export type Writer = { readonly actor: Actor; readonly request: RequestDetails }

/** Undefined if the account is disabled, or may not write about the request on its page either. */
export async function openAsWriter(
  needs: MessageNeeds,
  { accountId, requestId }: { readonly accountId: string; readonly requestId: string },
): Promise<Writer | undefined> {
  const actor = await findActor(needs.db, accountId)
  if (!actor) return undefined
  try {
    const { request } = await openContent(needs, { actor, browser: noBrowser }, requestId)
    return { actor, request }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
