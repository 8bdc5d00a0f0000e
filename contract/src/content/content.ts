import { locales, sourceLocale } from '@portolan/locale/locales'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** In which language; a text that the provider does not have in it comes in English. */
export const ReaderLocale = z.object({ locale: z._default(z.enum(locales), sourceLocale) })

export const ContentPageId = z.enum([
  'languageLineConnect',
  'quickTranslation',
  'connector',
  'websiteProxy',
  'languageConnect',
  'webSitesEasyWay',
  'anythingInBetween',
  'solutionWizard',
])
export type ContentPageId = z.infer<typeof ContentPageId>

export const ContentPage = z.object({
  title: z.string(),
  /** Where the provider's own HTML for a frame is served; null where the provider has no text yet. */
  frameUrl: z.nullable(z.string()),
})

export const getContentPage = endpoint({
  name: 'getContentPage',
  summary: "A page of the provider's own",
  tag: 'provider',
  method: 'GET',
  path: '/content/{pageId}',
  access: 'anyone',
  params: z.object({ pageId: ContentPageId }),
  query: ReaderLocale,
  reply: ContentPage,
  refusals: [],
  example: {
    params: { pageId: 'connector' },
    reply: { title: 'Connector', frameUrl: '/content/connector.html?locale=en' },
  },
})

export const LegalTextId = z.enum(['terms', 'privacy', 'imprint'])
export type LegalTextId = z.infer<typeof LegalTextId>
/** What is agreed to with a quote. The imprint only says who the provider is. */
export type AgreedTextId = Exclude<LegalTextId, 'imprint'>

/** Plain text: nothing in it is markup. */
const LegalBlock = z.object({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() })
export type LegalBlock = z.infer<typeof LegalBlock>

export const LegalText = z.object({
  title: z.string(),
  /** The receipt of an accepted quote keeps it. */
  version: z.string(),
  /** The language of the text. */
  locale: z.enum(locales),
  blocks: z.array(LegalBlock),
})
export type LegalText = z.infer<typeof LegalText>

export const getLegalText = endpoint({
  name: 'getLegalText',
  summary: "The provider's Terms of Service or Privacy Policy",
  tag: 'provider',
  method: 'GET',
  path: '/legalTexts/{id}',
  access: 'anyone',
  params: z.object({ id: LegalTextId }),
  query: ReaderLocale,
  reply: LegalText,
  refusals: [],
  example: {
    params: { id: 'terms' },
    reply: {
      title: 'Terms of Service',
      version: '2026-11',
      locale: 'en',
      blocks: [{ kind: 'item', text: 'Estimates are valid for thirty days from the date of the quote.' }],
    },
  },
})

export const FaqEntry = z.object({
  id: z.string(),
  section: z.string(),
  question: z.string(),
  /** Paragraphs of plain text. */
  answer: z.array(z.string()),
})
export type FaqEntry = z.infer<typeof FaqEntry>

export const listFaq = endpoint({
  name: 'listFaq',
  summary: 'Questions people ask, with their answers',
  tag: 'provider',
  method: 'GET',
  path: '/faq',
  access: 'anyone',
  query: ReaderLocale,
  reply: z.array(FaqEntry),
  refusals: [],
  example: {
    reply: [
      {
        id: 'how-do-i-get-a-quote',
        section: 'Quotes',
        question: 'How do I get a quote?',
        answer: ['Choose Request Quote on the home page and add your files.'],
      },
    ],
  },
})
