import type { RequestTemplate } from '@portolan/contract/job-requests/templates'

export type OpenDialog =
  | { readonly kind: 'save' | 'manage' }
  | { readonly kind: 'change' | 'delete'; readonly template: RequestTemplate }
