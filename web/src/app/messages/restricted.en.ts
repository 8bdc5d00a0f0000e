export const en = {
  restricted: 'Access to this page is restricted.',
  restrictedAdvice: 'If you should have access, ask your administrator or write to us.',
  staffOnly: 'This page is for our staff.',
  staffOnlyAdvice: 'Your own requests and tools are on the home page.',
  applicationDisabled: 'This application is not enabled for your account.',
} as const
