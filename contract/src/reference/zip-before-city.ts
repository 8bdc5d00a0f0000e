/** Countries in whose addresses the postal code stands before the city, by id: "20457 Hamburg". */
const countries: ReadonlySet<number> = new Set([
  // Europe: from Åland and Albania to Türkiye and the Vatican
  ...[2, 3, 6, 15, 22, 29, 35, 56, 59, 60, 61, 70, 74, 76, 77, 84, 87, 88, 101, 102, 110, 126, 127, 128, 143, 144, 146],
  ...[154, 163, 165, 176, 177, 181, 192, 196, 201, 202, 209, 213, 214, 215, 235, 240],
  // French overseas departments and territories
  ...[78, 79, 90, 137, 140, 155, 180, 184, 188, 189, 245],
  // Algeria, Morocco, Tunisia, Senegal; Argentina, Chile, Costa Rica, Dominican Republic, Guatemala, Mexico, Uruguay; Malaysia
  ...[4, 148, 226, 195, 11, 45, 54, 64, 92, 141, 237, 132],
])

export const isZipBeforeCity = (countryId: number): boolean => countries.has(countryId)
