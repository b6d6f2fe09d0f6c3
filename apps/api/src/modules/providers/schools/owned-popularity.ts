/** What makes a school that its owner has listed come before others. */
export interface OwnedSigns {
  /** Of its completeness. */
  readonly percent: number
  readonly hasFees: boolean
  readonly hasDates: boolean
}

/**
 * 0.15 to 0.9: with little told it stands among the schools of registers (`registerPopularity`),
 * told in full above all of them. What is still missing costs more the less there is.
 */
export const ownedPopularity = ({ percent, hasFees, hasDates }: OwnedSigns): number =>
  0.15 + 0.55 * (percent / 100) ** 1.5 + (hasFees ? 0.1 : 0) + (hasDates ? 0.1 : 0)
