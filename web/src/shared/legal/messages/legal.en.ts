export const en = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  imprint: 'Legal Notice',
  version: 'Version {version}',
} as const
