/** The provider's administrators decide about engines, and what clients may use. */
export const forAdministrators = { tag: 'machine-translation', access: { roles: ['ADMIN'] } } as const
