import { getContentPage, getLegalText, listFaq } from '@portolan/contract/content/content'
import { type Route, route } from '../../platform/http/serve.ts'
import { readFaq } from './read-faq.ts'
import { readLegalText } from './read-legal-text.ts'
import { readPage } from './read-page.ts'

export function contentRoutes({ contentFolder }: { contentFolder: string }): Route[] {
  return [
    route(listFaq, ({ query: { locale } }) => readFaq(contentFolder, locale)),
    route(getLegalText, ({ params: { id }, query: { locale } }) => readLegalText(contentFolder, id, locale)),
    route(getContentPage, async ({ params: { pageId }, query: { locale } }) => {
      const { title, html } = await readPage(contentFolder, pageId, locale)
      return { title, frameUrl: html === null ? null : `/content/${pageId}.html?locale=${locale}` }
    }),
  ]
}
