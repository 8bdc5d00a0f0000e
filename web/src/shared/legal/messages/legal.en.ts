export const en = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  version: 'Version {version}',
} as const
