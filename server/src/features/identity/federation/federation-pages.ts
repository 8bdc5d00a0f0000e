import { html } from '../../../platform/web/html.ts'
import type { LocalizedPages } from '../pages/identity-pages.ts'
import type { RefusalReason } from './federated-sign-in.ts'

/** Shown while the browser goes to the client's identity provider. */
export const leavingPage = ({ texts: { federation: t }, notice }: LocalizedPages, company: string, url: string) =>
  notice({
    title: t('leaving', { company }),
    lead: t('leavingLead', { company }),
    rest: html`<a class="button" href="${url}">${t('continue')}</a>`,
  })

type Refused = { readonly reason: RefusalReason; readonly company: string; readonly contact: string }

export const refusedPage = (
  { texts: { federation: t }, notice }: LocalizedPages,
  { reason, ...values }: Refused,
  again: string,
) =>
  notice({
    title: t('refused'),
    lead: t(reason, values),
    rest: html`<a class="button" href="${again}">${t('tryAgain')}</a>`,
  })
