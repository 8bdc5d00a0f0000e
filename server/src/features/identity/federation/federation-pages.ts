import { html } from '../../../platform/web/html.ts'
import { federationMessages as messages } from '../messages/federation.en.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import type { RefusalReason } from './federated-sign-in.ts'

export const federationPages = (pages: IdentityPages, contactEmail: string) => ({
  leaving: (company: string, url: string) =>
    pages.notice({
      title: messages.leaving(company),
      lead: messages.leavingLead(company),
      rest: html`<a class="button" href="${url}">${messages.continue}</a>`,
    }),
  refused: (why: RefusalReason, company: string, again: string) =>
    pages.notice({
      title: messages.refused,
      lead: messages[why](company, contactEmail),
      rest: html`<a class="button" href="${again}">${messages.tryAgain}</a>`,
    }),
})
