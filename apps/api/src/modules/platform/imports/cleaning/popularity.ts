/** What tells how complete a row is and how well known its school. */
export interface PopularitySigns {
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
 * 0 to 1, at most 0.65: whatever a register knows, a school that its owner has listed in full
 * (fees, images, dates) stands above it.
 */
export function registerPopularity(signs: PopularitySigns): number {
  const age = signs.established === undefined ? 0 : Math.max(0, 2026 - signs.established)
  return (
    0.02 +
    (signs.hasBoard ? 0.18 : 0) +
    (signs.hasPoint ? 0.04 : 0) +
    (signs.hasWebsite ? 0.06 : 0) +
    (signs.hasContact ? 0.03 : 0) +
    (signs.hasPincode ? 0.02 : 0) +
    (signs.established === undefined ? 0 : 0.02 + 0.06 * Math.min(1, age / 100)) +
    0.1 * Math.min(1, (signs.students ?? 0) / 3_000) +
    (central.test(signs.name) ? 0.08 : 0) +
    (upper.test(signs.name) ? 0.04 : 0)
  )
}
