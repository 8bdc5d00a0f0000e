import { directionOf } from '@portolan/locale/direction'
import { color } from '../../../platform/colors.ts'
import { Html, html } from '../../../platform/web/html.ts'
import type { MailTexts } from '../messages/mail-texts.ts'
import type { Block, MailContent, Sender } from '../template.ts'
import { darkStyles, styles } from './look.ts'

// Outlook needs tables, and a fixed width because it ignores max-width.
const outlook = {
  open: new Html('<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'),
  close: new Html('<!--[if mso]></td></tr></table><![endif]-->'),
}

/** Outlook ignores `text-align: start` but follows these attributes, which every table and cell with text carries. */
function sidesOf(locale: string): { readonly dir: 'ltr' | 'rtl'; readonly start: 'left' | 'right' } {
  const dir = directionOf(locale)
  return { dir, start: dir === 'rtl' ? 'right' : 'left' }
}
type Sides = ReturnType<typeof sidesOf>

/** Renders a whole HTML document in the portal's design, for light and dark mode. */
export function layoutHtml(
  { subject, preview, title, blocks, replyLine }: MailContent,
  { accounts: t, locale }: MailTexts,
  sender: Sender,
  settingsUrl?: string,
): string {
  const sides = sidesOf(locale)
  const { dir, start } = sides
  return html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${new Html(darkStyles)}</style>
</head>
<body class="page" dir="${dir}" style="${styles.page}">
<div style="${styles.preview}">${preview}</div>
<table role="presentation" dir="${dir}" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color('bg')}">
<tr><td align="center" style="padding:32px 16px">
${outlook.open}
<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
${replyLine === undefined ? '' : html`<tr><td class="quiet" align="${start}" dir="${dir}" style="${styles.replyLine}">${replyLine}</td></tr>`}
<tr><td class="ink" align="${start}" style="${styles.provider}">${sender.providerName}</td></tr>
<tr><td class="card" align="${start}" dir="${dir}" bgcolor="${color('surface')}" style="${styles.card}">
<h1 class="ink" style="${styles.title}">${title}</h1>
${blocks.map((block) => markupOf(block, sides))}
</td></tr>
<tr><td class="quiet" align="${start}" dir="${dir}" style="${styles.footer}">
${t('why', { provider: sender.providerName })}<br>
${t('questions')} <a class="link" style="${styles.link}" href="mailto:${sender.contactEmail}"><bdi>${sender.contactEmail}</bdi></a> · <bdi>${sender.contactPhone}</bdi> · <a class="link" style="${styles.link}" href="${sender.portalUrl}">${t('openPortal')}</a>${settingsUrl === undefined ? '' : html` · <a class="link" style="${styles.link}" href="${settingsUrl}">${t('emailSettings')}</a>`}
</td></tr>
</table>
${outlook.close}
</td></tr>
</table>
</body>
</html>
`.markup
}

function markupOf(block: Block, { dir, start }: Sides): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${styles.paragraph}">${block.text}</p>
`
    case 'code':
      return html`<p class="ink" style="${styles.code}"><bdi>${block.text}</bdi></p>
`
    case 'facts':
      return html`<table class="rule" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="${styles.facts}">
${block.facts.map((fact) => factOf(fact, start))}</table>
`
    case 'action':
      return html`<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="${styles.action}">
<tr><td class="button" bgcolor="${color('primary')}" style="${styles.button}"><a href="${block.url}" style="${styles.buttonLink}">${block.label}</a></td></tr>
</table>
`
  }
}

function factOf({ name, value }: { name: string; value: string }, start: Sides['start']): Html {
  return html`<tr><th scope="row" align="${start}" class="quiet rule" style="${styles.factName}">${name}</th><td class="ink rule" align="${start}" style="${styles.factValue}"><bdi>${value}</bdi></td></tr>
`
}
