import type { ContentPageId } from '@portolan/contract/content/content'
import { type Locale, sourceLocale } from '@portolan/locale/locales'
import { readContentFile } from './read-content-file.ts'

/** What a page is called where the provider has not named it. */
const titles: Record<ContentPageId, string> = {
  languageLineConnect: 'Language Line Connect',
  quickTranslation: 'Quick translation',
  connector: 'Connector',
  websiteProxy: 'Website Proxy',
  languageConnect: 'Language Connect',
  webSitesEasyWay: 'Web Sites the Easy Way',
  anythingInBetween: 'Anything in Between',
  solutionWizard: 'Solution Wizard',
}

type ProviderPage = { readonly title: string; readonly html: string | null; readonly locale: Locale }

/** The provider's own HTML for a page; its first line may name it: `<!-- title: Connector -->`. */
export async function readPage(contentFolder: string, pageId: ContentPageId, reader: string): Promise<ProviderPage> {
  const file = await readContentFile(contentFolder, pageId, 'html', reader)
  if (!file) return { title: titles[pageId], html: null, locale: sourceLocale }
  const named = /^<!--\s*title:\s*(.+?)\s*-->/.exec(file.text)?.[1]
  return { title: named || titles[pageId], html: file.text, locale: file.locale }
}
