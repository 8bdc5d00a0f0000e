import { createHash } from 'node:crypto'
import { Html, html } from '../../platform/web/html.ts'
import { buyerPath } from './buyer.ts'
import type { BuyerSession, ReceivedCart } from './buyer-sessions.ts'
import { messages } from './messages/en.ts'

/** A style of its own, so that the page is not mistaken for the portal's. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f5f5f4); --quiet: light-dark(#57534e, #a8a29e);
  --paper: light-dark(#ffffff, #1c1917); --line: light-dark(#a8a29e, #78716c); --signal: light-dark(#9a3412, #fdba74); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fafaf9, #0c0a09); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
header { padding: 16px 24px; background: #431407; color: #fff; font-weight: 600; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-width: 900px; margin-inline: auto; padding: 32px 16px; }
h1, h2, p { margin: 0; }
h1 { font-size: 24px; line-height: 32px; } h2 { font-size: 18px; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 24px; border: 1px solid var(--line); background: var(--paper); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button { min-height: 44px; padding: 0 20px; border: 0; background: light-dark(#9a3412, #fdba74); color: light-dark(#fff, #431407); font: inherit; font-weight: 600; cursor: pointer; }
table { border-collapse: collapse; width: 100%; } th, td { padding: 8px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
pre { margin: 0; padding: 12px; overflow: auto; max-height: 320px; border: 1px dashed var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
a { color: var(--signal); } .quiet { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
@media (max-width: 600px) { section { padding: 16px; } .buttons, .buttons form, .buttons button { width: 100%; } thead { display: none; }
  tr { display: grid; padding-block: 8px; border-block-end: 1px solid var(--line); } td { padding: 2px 0; border: 0; overflow-wrap: anywhere; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--quiet); } }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Forms lead to the portal's start URL, which is at the same origin. */
export const buyerHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const frame = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${messages.company}</title><style>${new Html(style)}</style></head>
<body><header>${messages.company}</header><main><h1>${title}</h1>${content}</main></body></html>`.markup

type Start = { readonly format: string; readonly operation: string; readonly of?: string }

const startForm = (label: string, { format, operation, of = '' }: Start): Html =>
  html`<form method="post" action="${buyerPath}/sessions"><input type="hidden" name="format" value="${format}"><input type="hidden" name="operation" value="${operation}"><input type="hidden" name="of" value="${of}"><button>${label}</button></form>`

export const listPage = (sessions: readonly BuyerSession[]): string =>
  frame(
    messages.title,
    html`<p class="quiet">${messages.lead}</p>
<div class="buttons">${startForm(messages.startJson, { format: 'JSON', operation: 'create' })}${startForm(messages.startCxml, { format: 'CXML', operation: 'create' })}</div>
<section><h2>${messages.visits}</h2>${
      sessions.length === 0
        ? html`<p>${messages.noVisits}</p>`
        : html`<table><thead><tr><th scope="col">${messages.visit}</th><th scope="col">${messages.format}</th><th scope="col">${messages.operation}</th><th scope="col">${messages.cart}</th><th scope="col">${messages.order}</th></tr></thead><tbody>${sessions.map(
            (session) =>
              html`<tr><td><a href="${buyerPath}/sessions/${session.id}">${session.id}</a></td><td data-label="${messages.format}">${session.format}</td><td data-label="${messages.operation}">${session.operation}</td><td data-label="${messages.cart}">${session.cart ? `${session.cart.total} ${session.cart.currency}` : messages.none}</td><td data-label="${messages.order}">${session.orderId ?? messages.none}</td></tr>`,
          )}</tbody></table>`
    }</section>`,
  )

export const sessionPage = (session: BuyerSession): string =>
  frame(
    `${messages.visit} ${session.id}`,
    html`<p><a href="${buyerPath}">${messages.back}</a> <span class="quiet">${session.format}, ${session.operation}, ${session.startedAt.toISOString()}</span></p>
<section aria-labelledby="cart"><h2 id="cart">${messages.cart}</h2>${session.cart ? cartTable(session.cart) : html`<p>${messages.none}</p>`}
${session.received !== null && html`<p class="quiet">${messages.message}</p><pre tabindex="0">${session.received}</pre>`}</section>
${(session.cart?.lines.length ?? 0) > 0 && actions(session)}
${session.orderId !== null && orderSection(session)}`,
  )

const cartTable = ({ lines, total, currency }: ReceivedCart): Html =>
  lines.length === 0
    ? html`<p>${messages.empty}</p>`
    : html`<table><thead><tr><th scope="col">${messages.item}</th><th scope="col">${messages.description}</th><th scope="col">${messages.price}</th></tr></thead><tbody>${lines.map(
        (line) =>
          html`<tr><td>${line.partId}<br><span class="quiet">${line.auxiliaryId}</span></td><td>${line.description}</td><td data-label="${messages.price}">${line.price}</td></tr>`,
      )}</tbody></table><p><strong>${messages.total} ${total} ${currency}</strong></p>`

const actions = ({ id, format, orderId }: BuyerSession): Html =>
  html`<div class="buttons">${
    !orderId &&
    html`<form method="post" action="${buyerPath}/sessions/${id}/order"><button>${messages.sendOrder}</button></form>`
  }${startForm(messages.edit, { format, operation: 'edit', of: id })}${startForm(messages.inspect, { format, operation: 'inspect', of: id })}</div>`

const orderSection = ({ orderId, orderAnswer, acknowledgment }: BuyerSession): Html =>
  html`<section aria-labelledby="order"><h2 id="order">${messages.order} ${orderId ?? ''}</h2>
<p class="quiet">${messages.orderAnswer}</p><pre tabindex="0">${orderAnswer ?? ''}</pre></section>
<section aria-labelledby="acknowledgment"><h2 id="acknowledgment">${messages.acknowledgment}</h2>${
    acknowledgment ? html`<pre tabindex="0">${acknowledgment}</pre>` : html`<p>${messages.waiting}</p>`
  }</section>`

export const refusedPage = (answer: string): string =>
  frame(messages.refused, html`<pre tabindex="0">${answer}</pre><p><a href="${buyerPath}">${messages.back}</a></p>`)

export const unknownPage = (): string =>
  frame(messages.unknown, html`<p><a href="${buyerPath}">${messages.back}</a></p>`)
