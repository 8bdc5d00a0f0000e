import type { Branding } from '@portolan/contract/branding/branding'
import { directionOf } from '@portolan/locale/direction'
import { demoNotice } from '../../../platform/web/demo-notice.ts'
import { Html, html } from '../../../platform/web/html.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import { pageFooter } from './page-footer.ts'
import { schemeScript } from './scripts.ts'
import { style } from './style.ts'

/** The frame of a page, and the texts in its reader's language. */
export type Frame = PageTexts & { readonly layout: (title: string, content: Html) => string }

const markUrl = '/icon.svg'

/** The frame of every page, with the provider's name and contact details. */
export function frameOf(branding: Branding, now: () => Date, texts: PageTexts): Frame {
  const { providerName } = branding
  const { t, locale } = texts
  const layout = (title: string, content: Html) =>
    html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${providerName}</title>
<link rel="icon" href="${markUrl}">
<style>${new Html(style)}</style>
${schemeScript}
</head>
<body>
${branding.isPublicDemo && demoNotice}
<a class="skip" href="#content">${t('skipToContent')}</a>
<header class="bar"><div class="row">
<a class="logo" href="/"><img src="${branding.logoUrl ?? markUrl}" alt="" height="32"><span>${providerName}</span></a>
</div></header>
<main id="content" tabindex="-1">
${content}
</main>
${pageFooter(branding, now().getFullYear(), texts)}
</body>
</html>
`.markup
  return { ...texts, layout }
}
