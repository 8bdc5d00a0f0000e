import type { TranslatedSegment } from '@portolan/contract/machine-translation/file-translations'
import type { Actor } from '../../../../platform/actor.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { requireRequest, requireTranslation, type TranslationParams } from '../require-translation.ts'
import { listSegmentPage, type SegmentFilter } from './store-segment-pages.ts'
import type { SegmentRow } from './store-segments.ts'

type ListCall = {
  readonly actor: Actor
  readonly params: TranslationParams
  readonly query: SegmentFilter & { readonly pageToken?: string | undefined; readonly pageSize: number }
}

export async function listSegments(
  { db, pageTokens }: FileTranslationNeeds,
  { actor, params, query: { pageToken, pageSize, ...filter } }: ListCall,
): Promise<{ items: TranslatedSegment[]; nextPageToken: string | null }> {
  await requireRequest(db, actor, params.id)
  const { id } = await requireTranslation(db, params)
  const list = JSON.stringify(['segments', id, filter])
  const after = pageToken === undefined ? -1 : readPosition(pageTokens.read(pageToken, list))
  const found = await listSegmentPage(db, id, filter, { after, size: pageSize + 1 })
  const items = found.slice(0, pageSize)
  const last = found.length > pageSize ? items.at(-1) : undefined
  return {
    items: items.map(presentSegment),
    nextPageToken: last ? pageTokens.write([String(last.position)], list) : null,
  }
}

function readPosition([position]: readonly string[]): number {
  if (position === undefined) throw new Refusal('page_token_invalid')
  return Number(position)
}

export const presentSegment = (row: SegmentRow): TranslatedSegment => ({
  position: row.position,
  source: row.source,
  target: row.target,
  corrected: row.corrected,
  state: row.state,
  faults: [...row.faults],
})
