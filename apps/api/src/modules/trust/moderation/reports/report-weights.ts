/** The score that a report of a visitor adds to a case. */
export const visitorWeight = 0.5
/** The weight of reports by signed-in people that hides a comment until it is reviewed. */
export const hidingWeight = 3
/** Decided reports after which the accuracy of a person counts. */
const enoughDecided = 5

/** The score of a report by a user: more the more of their decided reports were right. */
export function reporterWeight({ decided, agreed }: { decided: number; agreed: number }): number {
  if (decided < enoughDecided) return 1
  return Math.round((0.2 + 1.8 * (agreed / decided)) * 100) / 100
}
