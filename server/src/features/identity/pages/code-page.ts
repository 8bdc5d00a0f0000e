import { html } from '../../../platform/web/html.ts'
import { alert, invalid, titleOf } from './form-parts.ts'
import type { Frame } from './layout.ts'
import { passkeyBox } from './passkey-box.ts'

export type CodeForm = {
  /** The path of the sign-in. */
  readonly action: string
  readonly kind: 'app' | 'recovery'
  readonly error?: string
}

const kindsIn = ({ t }: Frame) => ({
  app: {
    title: t('code'),
    lead: t('codeLead'),
    label: t('codeLabel'),
    attributes: html` inputmode="numeric" autocomplete="one-time-code" maxlength="12"`,
    other: { query: '?with=recovery', words: t('useRecoveryCode') },
  },
  recovery: {
    title: t('recoveryCode'),
    lead: t('recoveryCodeLead'),
    label: t('recoveryCodeLabel'),
    attributes: html` autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40"`,
    other: { query: '', words: t('useApp') },
  },
})

/** The second step for accounts with an authenticator app. */
export function codePage(frame: Frame, { action, kind, error }: CodeForm): string {
  const { title, lead, label, attributes, other } = kindsIn(frame)[kind]
  const { layout, t } = frame
  return layout(
    titleOf(frame, title, error !== undefined),
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
<button class="button" type="submit">${t('continue')}</button>
</form>
${passkeyBox(frame, { action, words: t('passkeyInstead'), isSecondStep: true })}
<ul class="ways small">
<li><a href="${action}/code${other.query}">${other.words}</a></li>
<li><a href="${action}">${t('otherAccount')}</a></li>
</ul>
</section>`,
  )
}
