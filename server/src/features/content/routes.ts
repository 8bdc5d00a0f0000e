import { getContentPage, getLegalText, listFaq } from '@portolan/contract/content/content'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Content } from './read-content-file.ts'
import { readFaq } from './read-faq.ts'
import { readLegalText } from './read-legal-text.ts'
import { readPage } from './read-page.ts'

export function contentRoutes(content: Content): Route[] {
  return [
    route(listFaq, ({ query: { locale } }) => readFaq(content, locale)),
    route(getLegalText, ({ params: { id }, query: { locale } }) => readLegalText(content, id, locale)),
    route(getContentPage, async ({ params: { pageId }, query: { locale } }) => {
      const { title, html } = await readPage(content.folder, pageId, locale)
      return { title, frameUrl: html === null ? null : `/content/${pageId}.html?locale=${locale}` }
    }),
  ]
}
