/** Every word of the sign-in pages. */
export const messages = {
  signIn: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorPrefix: 'Error:',
  wrong: 'The e-mail address or the password is not right.',
  throttled: (seconds: number) =>
    `Too many attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
  keepSecret: 'Nobody from our team will ever ask for your password.',
  help: 'Trouble signing in?',
  contactUs: 'Contact us',
  skipToContent: 'Skip to content',

  demoTitle: 'Demo accounts',
  demoLead: 'This is a demonstration. Choose who you want to be; the password of every account is',

  expired: 'This sign-in page has expired',
  expiredLead: 'It was open for too long, or it has been used already. Nothing is lost: just start again.',
  startAgain: 'Start again',

  signOut: 'Sign out',
  signOutQuestion: 'Do you want to sign out?',
  signOutLead: 'You will be signed out of the portal in this browser.',
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing you out',
  signingOutLead: 'If nothing happens, press the button.',

  signedOut: 'You are signed out',
  signedOutLead: 'Close the browser window as well if you share this computer with others.',
  toHome: 'Go to the home page',

  problem: 'Sign-in did not work',
  problemLead: 'Something was wrong with the request that brought you here. Please start again.',
  fault: 'Something went wrong on our side. Please try again in a moment.',
  errorCode: (code: string) => `Error code: ${code}`,

  copyright: (year: number, provider: string) => `© ${year} ${provider}`,
} as const
