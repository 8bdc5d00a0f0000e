/** The tab for audio and video: its list, and why nothing can be created. */
export const en = {
  create: 'New request',
  lead: 'Transcribe, translate and dub audio and video.',
  noRequests: 'You have no audio or video requests yet. Start one with a recording or a video.',
  state_INSTALLING:
    'The programs that recognize and speak languages are being installed ({percent} % done). You can create a request here as soon as they are ready.',
  state_FAILED:
    'The programs that recognize and speak languages could not be installed. Write to us and we look into it.',
  state_NOT_INSTALLED: 'The programs for audio and video are not installed on this portal.',
  state_NO_SANDBOX:
    'This portal cannot open audio and video in a protected environment, so it does not accept them. Its operator can change that.',
} as const
