/** Where machine translation happens, in the provider's own texts. */
export const en = {
  ours: 'All engines of this portal run on our own machines. Machine translation sends your texts, files and recordings to no other company.',
  others:
    'Texts, files and recordings may be sent to these services of other companies, which process them for us: {services:list}. All other engines run on our own machines. If you ask us, only those are used for your organization.',
} as const
