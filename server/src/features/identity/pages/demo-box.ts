import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'

/** Demo accounts offered on the sign-in page. Never set for a real provider. */
export type Demo = {
  readonly password: string
  readonly accounts: readonly { readonly email: string; readonly what: string }[]
}

export const demoBox = (demo: Demo, form: { readonly action: string; readonly email: string }) =>
  html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${messages.demoTitle}</h2>
<p class="quiet small">${messages.demoLead} <code>${demo.password}</code></p>
<ul>
${demo.accounts.map(
  ({ email, what }) => html`<li><a href="${form.action}?email=${encodeURIComponent(email)}"${
    email === form.email ? html` aria-current="true"` : undefined
  }><bdi>${email}</bdi><span>${what}</span></a></li>
`,
)}</ul>
</section>`
