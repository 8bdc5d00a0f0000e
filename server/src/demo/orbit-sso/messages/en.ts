/** Texts of Orbit's sign-in page. */
export const messages = {
  company: 'Orbit Aerospace',
  title: 'Employee sign-in',
  lead: 'Sign in with your Orbit account to go on to the translation portal.',
  email: 'Work email',
  password: 'Password',
  signIn: 'Sign in to Orbit',
  wrong: 'Orbit does not know this email address with this password.',
  expired: 'This sign-in has expired',
  expiredLead: 'Go back to the portal and start again.',
  toPortal: 'Back to the portal',
  demo: 'A demonstration',
  demoLead:
    "This page stands in for the customer's own identity provider. Nobody but Orbit sees the password, which is",
  demoPeople: 'Who works here:',
} as const
