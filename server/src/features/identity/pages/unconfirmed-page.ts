import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { alert, success, titleOf } from './form-parts.ts'
import type { Layout } from './layout.ts'

export type UnconfirmedForm = {
  readonly action: string
  readonly email: string
  readonly wasSent: boolean
  readonly error?: string
}

/** Prevents a line break inside the word. */
const keepTogether = (text: string, word: string) =>
  text.split(word).flatMap((part, index) => (index === 0 ? [part] : [html`<span class="whole">${word}</span>`, part]))

/** For people who typed the right password but have not confirmed their e-mail address yet. */
export const unconfirmedPage = (layout: Layout, { action, email, wasSent, error }: UnconfirmedForm): string =>
  layout(
    titleOf(messages.confirmEmail, error !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${keepTogether(messages.confirmEmail, 'e-mail')}</h1>
<p class="quiet">${messages.confirmEmailLead} <bdi class="strong">${email}</bdi></p>
<p class="quiet">${messages.confirmEmailThen}</p></div>
${wasSent && success(messages.confirmationSent)}
${error && alert(error)}
<div class="actions">
<a class="button" href="${action}">${messages.signIn}</a>
<form method="post" action="${action}/confirmEmail"><button class="button outline" type="submit">${messages.sendAgain}</button></form>
</div>
</section>`,
  )
