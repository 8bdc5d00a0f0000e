export const en = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  imprint: 'Legal Notice',
  byContinuing: 'By continuing you accept our {terms} and {privacy}.',
  version: 'Version {version}',
} as const
