import type { Branding } from '@portolan/contract/branding/branding'
import { demoNotice } from '../../../platform/web/demo-notice.ts'
import { Html, html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { style } from './style.ts'

export type Layout = (title: string, content: Html) => string

const markUrl = '/icon.svg'

/** The frame of every page, with the provider's name and contact details. */
export function layout(branding: Branding, now: () => Date): Layout {
  const { providerName, contactEmail, contactPhone } = branding
  return (title, content) =>
    html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${providerName}</title>
<link rel="icon" href="${markUrl}">
<style>${new Html(style)}</style>
</head>
<body>
${branding.isPublicDemo && demoNotice}
<a class="skip" href="#content">${messages.skipToContent}</a>
<header class="bar"><div class="row">
<a class="logo" href="/"><img src="${branding.logoUrl ?? markUrl}" alt="" height="32"><span>${providerName}</span></a>
</div></header>
<main id="content" tabindex="-1">
${content}
</main>
<footer class="foot"><div class="row">
<p>${messages.copyright(now().getFullYear(), providerName)}</p>
<a href="mailto:${contactEmail}">${contactEmail}</a>
<a href="tel:${contactPhone.replace(/[^+\d]/g, '')}"><bdi>${contactPhone}</bdi></a>
</div></footer>
</body>
</html>
`.markup
}
