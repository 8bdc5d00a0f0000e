import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentPageId } from '@portolan/contract/content/content'

/** What a page is called where the provider has not named it. */
const titles: Record<ContentPageId, string> = {
  languageLineConnect: 'Language Line Connect',
  quickTranslation: 'Quick Translation',
  connector: 'Connector',
  websiteProxy: 'Website Proxy',
  languageConnect: 'Language Connect',
  webSitesEasyWay: 'Web Sites the Easy Way',
  anythingInBetween: 'Anything in Between',
  solutionWizard: 'Solution Wizard',
}

export type ProviderPage = { readonly title: string; readonly html: string | null }

/** The provider's own HTML for a page; its first line may name it: `<!-- title: Connector -->`. */
export async function readPage(contentFolder: string, pageId: ContentPageId): Promise<ProviderPage> {
  const html = await readFile(join(contentFolder, `${pageId}.html`), 'utf8').catch(() => null)
  const named = html && /^<!--\s*title:\s*(.+?)\s*-->/.exec(html)?.[1]
  return { title: named || titles[pageId], html }
}
