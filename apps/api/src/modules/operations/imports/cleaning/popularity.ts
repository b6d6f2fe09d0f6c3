/** Values that show how complete a row is and how well known the school. */
export interface PopularityFactors {
  readonly name: string
  readonly hasBoard: boolean
  readonly hasPoint: boolean
  readonly hasWebsite: boolean
  readonly hasContact: boolean
  readonly hasPincode: boolean
  readonly established: number | undefined
  readonly students: number | undefined
}

const central = /\b(kendriya vid|kv\b|navodaya vid|jnv\b|sainik school|eklavya model)/i
const upper =
  /\b(sr\.? ?sec|h(igher|\.|r\.?) ?s(ec|\.)|senior|inter|college|international|convent|public)/i

/**
 * 0 to 0.65, so that a school listed completely by its owner (fees, images, dates) always ranks
 * above an imported one.
 */
export function registerPopularity(factors: PopularityFactors): number {
  const age = factors.established === undefined ? 0 : Math.max(0, 2026 - factors.established)
  return (
    0.02 +
    (factors.hasBoard ? 0.18 : 0) +
    (factors.hasPoint ? 0.04 : 0) +
    (factors.hasWebsite ? 0.06 : 0) +
    (factors.hasContact ? 0.03 : 0) +
    (factors.hasPincode ? 0.02 : 0) +
    (factors.established === undefined ? 0 : 0.02 + 0.06 * Math.min(1, age / 100)) +
    0.1 * Math.min(1, (factors.students ?? 0) / 3_000) +
    (central.test(factors.name) ? 0.08 : 0) +
    (upper.test(factors.name) ? 0.04 : 0)
  )
}
