export const en = {
  status: 'Being built',
  text: 'This part of the portal is being built. It will open here, at this address.',
  meanwhile: 'If you need it now, write to us and we will help you.',
} as const
