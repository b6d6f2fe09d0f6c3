/** The values that the popularity of a school with an owner depends on. */
interface PopularitySignals {
  /** Of its completeness. */
  readonly percent: number
  readonly hasFees: boolean
  readonly hasAdmissionDates: boolean
}

/**
 * 0.2 to 0.9: a nearly empty school ranks among the schools of registers (`registerPopularity`), a
 * complete one above all of them. The curve is steepest near completion.
 */
export const ownedPopularity = ({
  percent,
  hasFees,
  hasAdmissionDates,
}: PopularitySignals): number =>
  0.2 + 0.5 * (percent / 100) ** 1.5 + (hasFees ? 0.1 : 0) + (hasAdmissionDates ? 0.1 : 0)
