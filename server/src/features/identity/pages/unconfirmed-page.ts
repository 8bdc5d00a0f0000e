import { html } from '../../../platform/web/html.ts'
import { alert, sentenceWith, success, titleOf } from './form-parts.ts'
import type { Frame } from './layout.ts'

export type UnconfirmedForm = {
  readonly action: string
  readonly email: string
  readonly wasSent: boolean
  readonly error?: string
}

/** Prevents a line break inside the word. */
const keepTogether = (text: string, word: string) =>
  text.split(word).flatMap((part, index) => (index === 0 ? [part] : [html`<span class="whole">${word}</span>`, part]))

/** For people who typed the right password but have not confirmed their email address yet. */
export const unconfirmedPage = (frame: Frame, { action, email, wasSent, error }: UnconfirmedForm): string => {
  const { layout, t } = frame
  return layout(
    titleOf(frame, t('confirmEmail'), error !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${keepTogether(t('confirmEmail'), 'email')}</h1>
<p class="quiet">${sentenceWith((value) => t('confirmEmailLead', { email: value }), html`<bdi class="strong">${email}</bdi>`)}</p>
<p class="quiet">${t('confirmEmailThen')}</p></div>
${wasSent && success(t('confirmationSent'))}
${error && alert(error)}
<div class="actions">
<a class="button" href="${action}">${t('signIn')}</a>
<form method="post" action="${action}/confirmEmail"><button class="button outline" type="submit">${t('sendAgain')}</button></form>
</div>
</section>`,
  )
}
