import { getContentPage, getLegalText, listFaq } from '@portolan/contract/content/content'
import { type Route, route } from '../../platform/http/serve.ts'
import { readFaq } from './read-faq.ts'
import { readLegalText } from './read-legal-text.ts'
import { readPage } from './read-page.ts'

export function contentRoutes({ contentFolder }: { contentFolder: string }): Route[] {
  return [
    route(listFaq, () => readFaq(contentFolder)),
    route(getLegalText, async ({ params: { id } }) => {
      const { title, version, blocks } = await readLegalText(contentFolder, id)
      return { title, version, blocks }
    }),
    route(getContentPage, async ({ params: { pageId } }) => {
      const { title, html } = await readPage(contentFolder, pageId)
      return { title, frameUrl: html === null ? null : `/content/${pageId}.html` }
    }),
  ]
}
