/** Why no file can be translated. */
export const en = {
  noFileTypes: 'Your organization has no file types enabled for machine translation.',
  noLanguages: 'No languages are available for files right now.',
  installing: 'The translation engines are being installed. Languages appear here by themselves.',
} as const
