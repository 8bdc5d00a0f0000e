import { type ContentPageId, getContentPage } from '@portolan/contract/content/content'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../shared/api/api-client.ts'
import type { Language } from '../../shared/messages/language.ts'

export const contentPage = (pageId: ContentPageId, locale: Language) =>
  queryOptions({
    queryKey: ['contentPage', pageId, locale],
    queryFn: async ({ signal }) => {
      const page = await call(getContentPage, { params: { pageId }, query: { locale } }, { signal })
      if (page.frameUrl) await ensureThere(page.frameUrl, signal)
      return page
    },
  })

/** A frame does not tell when its page is missing, so that is asked first. */
async function ensureThere(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { method: 'HEAD', signal })
  if (!answer.ok) throw new ApiError(answer.status)
}
