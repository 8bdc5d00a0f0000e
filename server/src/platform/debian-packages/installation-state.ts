export type InstallationStep = 'waiting' | 'lists' | 'download' | 'unpack'

/** `advice` is one sentence for the person who runs the portal. */
export type InstallationState =
  | { readonly state: 'installed' }
  | { readonly state: 'installing'; readonly step: InstallationStep; readonly percent: number }
  | { readonly state: 'failed'; readonly reason: InstallationFailure; readonly advice: string }
  | { readonly state: 'unsupported'; readonly advice: string }
  | { readonly state: 'off'; readonly advice: string }

export type InstallationFailure = 'network' | 'disk' | 'packages' | 'other'

export type ReportProgress = (step: InstallationStep, percent: number) => void
