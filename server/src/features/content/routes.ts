import { getContentPage, listFaq } from '@portolan/contract/content'
import { type Route, route } from '../../platform/serve.ts'
import { readFaq } from './read-faq.ts'
import { readPage } from './read-page.ts'

export function contentRoutes({ contentFolder }: { contentFolder: string }): Route[] {
  return [
    route(listFaq, () => readFaq(contentFolder)),
    route(getContentPage, async ({ params: { pageId } }) => {
      const { title, html } = await readPage(contentFolder, pageId)
      return { title, frameUrl: html === null ? null : `/content/${pageId}.html` }
    }),
  ]
}
