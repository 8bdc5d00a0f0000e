import { createHash } from 'node:crypto'
import { Html, html } from '../../platform/web/html.ts'
import { messages } from './messages/en.ts'
import type { OrbitPerson } from './orbit.ts'

/** Orbit's own style, so that the page is not mistaken for the portal's. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#101828, #eef1f8); --quiet: light-dark(#4a5468, #aab4c8);
  --paper: light-dark(#ffffff, #181d2b); --line: light-dark(#8b93a7, #7c869c); --night: #1a1446; --signal: light-dark(#5b21b6, #c4b5fd); }
* { box-sizing: border-box; }
body { display: grid; grid-template-rows: auto 1fr; min-height: 100dvh; margin: 0; background: light-dark(#f3f1fa, #0e111b);
  color: var(--ink); font: 16px/24px system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 12px; padding: 16px 24px; background: var(--night); color: #fff; font-weight: 600; }
main { display: grid; gap: 24px; align-content: start; width: 100%; max-width: 400px; margin-inline: auto; padding: 48px 16px; }
h1, h2, p, ul { margin: 0; padding: 0; }
h1 { font-size: 24px; line-height: 32px; }
h2 { font-size: 16px; line-height: 24px; }
form { display: grid; gap: 8px; padding: 24px; border-block-start: 4px solid var(--signal); background: var(--paper); }
label { font-weight: 600; }
input { min-height: 48px; margin-block-end: 8px; padding: 8px 12px; border: 1px solid var(--line); background: var(--paper); color: var(--ink); font: inherit; }
button { min-height: 48px; border: 0; background: light-dark(#5b21b6, #c4b5fd); color: light-dark(#fff, #1a1446); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--signal); }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
.quiet { color: var(--quiet); }
.wrong { color: light-dark(#b3261e, #f2b8b5); font-weight: 600; }
aside { display: grid; gap: 8px; padding: 16px 24px; border: 1px dashed var(--line); font-size: 14px; line-height: 20px; }
li { list-style: none; }
li a { display: inline-block; padding-block: 4px; }
code { font-weight: 600; white-space: nowrap; }
`

export const orbitHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const mark = new Html(
  '<svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="#c4b5fd" stroke-width="2" aria-hidden="true"><circle cx="16" cy="16" r="5" fill="#fff" stroke="none"/><ellipse cx="16" cy="16" rx="14" ry="6" transform="rotate(-30 16 16)"/></svg>',
)

const frame = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${messages.company}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>${mark}<span>${messages.company}</span></header>
<main>
${content}
</main>
</body>
</html>
`.markup

type Form = {
  readonly action: string
  readonly email: string
  readonly isWrong: boolean
  readonly people: readonly OrbitPerson[]
  readonly password: string
}

export const orbitSignInPage = ({ action, email, isWrong, people, password }: Form): string =>
  frame(
    messages.title,
    html`<div><h1>${messages.title}</h1>
<p class="quiet">${messages.lead}</p></div>
<form method="post" action="${action}">
${isWrong && html`<p class="wrong" role="alert">${messages.wrong}</p>`}
<label for="email">${messages.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}">
<label for="password">${messages.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<button type="submit">${messages.signIn}</button>
</form>
<aside aria-labelledby="demo">
<h2 id="demo">${messages.demo}</h2>
<p>${messages.demoLead} <code>${password}</code></p>
<p>${messages.demoPeople}</p>
<ul>${people.map(
      (person) =>
        html`<li><a href="${action}?email=${encodeURIComponent(person.email)}">${person.firstName} ${person.lastName}, ${person.email}</a></li>`,
    )}</ul>
</aside>`,
  )

export const orbitExpiredPage = (): string =>
  frame(
    messages.expired,
    html`<div><h1>${messages.expired}</h1>
<p class="quiet">${messages.expiredLead}</p></div>
<p><a href="/">${messages.toPortal}</a></p>`,
  )
