import type { Estimate } from '@portolan/contract/quotes/estimates'
import { networkOf } from '../../../platform/http/network-of.ts'
import { countInWindows } from '../../../platform/http/sliding-window.ts'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import { type EstimateDraft, type EstimateNeeds, estimateRequest } from './estimate-request.ts'

export type VisitorEstimateNeeds = EstimateNeeds & {
  /** Whether the provider shows its rates to visitors. */
  readonly hasVisitorEstimates: boolean
}
type VisitorCall = { readonly ip: string; readonly locale: string; readonly signal: AbortSignal }

/** A form asks several times while its files are counted. */
const perHour = { network: 300, everybody: 20_000 }

/** Estimates at the rates of the walk-in client: those of a client are shown to its members only. */
export async function estimateForVisitor(
  needs: VisitorEstimateNeeds,
  { ip, ...caller }: VisitorCall,
  draft: Omit<EstimateDraft, 'clientId' | 'customFields'>,
): Promise<Estimate> {
  if (!needs.hasVisitorEstimates) throw new Refusal('estimates_disabled')
  const windowSeconds = 3600
  const waitSeconds = await needs.db.transaction().execute((tx) =>
    countInWindows(tx, [
      { key: `estimate:${networkOf(ip)}`, limit: perHour.network, windowSeconds },
      { key: 'estimate', limit: perHour.everybody, windowSeconds },
    ]),
  )
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
  return estimateRequest(needs, { ...caller, actor: undefined }, { ...draft, customFields: [] })
}
