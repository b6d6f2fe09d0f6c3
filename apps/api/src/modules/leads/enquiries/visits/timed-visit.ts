import type { VisitRow } from './visits.repository.ts'

/** A visit with its time. */
export interface TimedVisit
  extends Pick<
    VisitRow,
    'id' | 'enquiryId' | 'slotId' | 'state' | 'calendarUid' | 'calendarSequence'
  > {
  readonly startsAt: Date
  readonly endsAt: Date
}
