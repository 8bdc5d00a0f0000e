import {
  addTerm,
  changeTerm,
  createGlossary,
  deleteGlossary,
  deleteTerm,
  listGlossaries,
  listTerms,
  renameGlossary,
  type TermDraft,
} from '@portolan/contract/machine-translation/glossaries'
import { exportTerms, type GlossaryFormat, importTerms } from '@portolan/contract/machine-translation/glossary-files'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { saveFrom } from '../../../shared/deliverables/save-file.ts'

export const glossaryList = queryOptions({
  queryKey: ['glossaries'],
  queryFn: ({ signal }) => call(listGlossaries, {}, { signal }),
  staleTime: 10_000,
})

const termsKey = (glossaryId: string) => ['glossaryTerms', glossaryId]

export const termPages = (glossaryId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...termsKey(glossaryId), search],
    queryFn: ({ signal, pageParam }) =>
      call(
        listTerms,
        { params: { glossaryId }, query: { ...(search && { search }), ...(pageParam && { pageToken: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    staleTime: 0,
  })

type NewGlossary = { name: string; sourceLanguageId: string | null; targetLanguageId: string | null }

/** Every change is followed by the lists it changes. */
export function useGlossaryActions() {
  const queries = useQueryClient()
  async function thenRefresh<Reply>(change: Promise<Reply>, glossaryId?: string): Promise<Reply> {
    const reply = await change
    await Promise.all([
      queries.invalidateQueries({ queryKey: glossaryList.queryKey }),
      glossaryId && queries.invalidateQueries({ queryKey: termsKey(glossaryId) }),
    ])
    return reply
  }
  return {
    create: (body: NewGlossary) => thenRefresh(call(createGlossary, { body })),
    rename: (glossaryId: string, newName: string) =>
      thenRefresh(call(renameGlossary, { params: { glossaryId }, body: { newName } })),
    remove: (glossaryId: string) => thenRefresh(call(deleteGlossary, { params: { glossaryId } })),
    addTerm: (glossaryId: string, body: TermDraft) =>
      thenRefresh(call(addTerm, { params: { glossaryId }, body }), glossaryId),
    changeTerm: (glossaryId: string, termId: string, body: TermDraft) =>
      thenRefresh(call(changeTerm, { params: { glossaryId, termId }, body }), glossaryId),
    deleteTerm: (glossaryId: string, termId: string) =>
      thenRefresh(call(deleteTerm, { params: { glossaryId, termId } }), glossaryId),
    importTerms: (glossaryId: string, format: GlossaryFormat, contentBase64: string) =>
      thenRefresh(call(importTerms, { params: { glossaryId }, body: { format, contentBase64 } }), glossaryId),
  }
}

export type ImportReport = Awaited<ReturnType<ReturnType<typeof useGlossaryActions>['importTerms']>>

/** The address is good for a few minutes only, so it is asked for when it is wanted. */
export async function downloadGlossary(glossaryId: string, format: GlossaryFormat): Promise<void> {
  const { downloadUrl } = await call(exportTerms, { params: { glossaryId, format } })
  saveFrom(downloadUrl)
}
