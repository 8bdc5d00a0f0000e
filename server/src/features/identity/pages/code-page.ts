import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { passkeyMessages } from '../messages/passkeys.en.ts'
import { alert, invalid, titleOf } from './form-parts.ts'
import type { Layout } from './layout.ts'
import { passkeyBox } from './passkey-box.ts'

export type CodeForm = {
  /** The path of the sign-in. */
  readonly action: string
  readonly kind: 'app' | 'recovery'
  readonly error?: string
}

const kinds = {
  app: {
    title: messages.code,
    lead: messages.codeLead,
    label: messages.codeLabel,
    attributes: html` inputmode="numeric" autocomplete="one-time-code" maxlength="12"`,
    other: { query: '?with=recovery', words: messages.useRecoveryCode },
  },
  recovery: {
    title: messages.recoveryCode,
    lead: messages.recoveryCodeLead,
    label: messages.recoveryCodeLabel,
    attributes: html` autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40"`,
    other: { query: '', words: messages.useApp },
  },
} as const

/** The second step for accounts with an authenticator app. */
export function codePage(layout: Layout, { action, kind, error }: CodeForm): string {
  const { title, lead, label, attributes, other } = kinds[kind]
  return layout(
    titleOf(title, error !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${title}</h1>
<p class="quiet">${lead}</p></div>
${error && alert(error)}
<form method="post" action="${action}/code">
<input type="hidden" name="with" value="${kind}">
<div class="field">
<label for="code">${label}</label>
<div class="entry" dir="ltr"><input class="code" id="code" name="code" type="text"${attributes} required autofocus${invalid(error && 'error')}></div>
</div>
<button class="button" type="submit">${messages.continue}</button>
</form>
${passkeyBox({ action, words: passkeyMessages.instead, isSecondStep: true })}
<ul class="ways small">
<li><a href="${action}/code${other.query}">${other.words}</a></li>
<li><a href="${action}">${messages.otherAccount}</a></li>
</ul>
</section>`,
  )
}
