import { html } from '../../../platform/web/html.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import { sentenceWith } from './form-parts.ts'

/** Demo accounts offered on the sign-in page. Never set for a real provider. */
export type Demo = {
  readonly password: string
  readonly accounts: readonly { readonly email: string; readonly describe: (locale: string) => string }[]
}

export const demoBox = (
  { t, locale }: PageTexts,
  demo: Demo,
  form: { readonly action: string; readonly email: string },
) =>
  html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${t('demoTitle')}</h2>
<p class="quiet small">${sentenceWith((password) => t('demoLead', { password }), html`<code>${demo.password}</code>`)}</p>
<ul>
${demo.accounts.map(
  ({ email, describe }) => html`<li><a href="${form.action}?email=${encodeURIComponent(email)}"${
    email === form.email ? html` aria-current="true"` : undefined
  }><bdi>${email}</bdi><span>${describe(locale)}</span></a></li>
`,
)}</ul>
</section>`
