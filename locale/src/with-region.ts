/** Spanish texts are written for Latin America. A tag without a region gets the formats that go with them: 1,234.50. */
export const withRegion = (tag: string): string => (tag === 'es' ? 'es-419' : tag)
