import { AboutSection } from './AboutSection'
import { DatesSection } from './DatesSection'
import { FacilitiesSection } from './FacilitiesSection'
import { FactsSection } from './FactsSection'
import { FeesSection } from './FeesSection'
import type { SchoolDetails } from './school-details'
import { VideosSection } from './VideosSection'

interface StorySectionsProps {
  school: SchoolDetails
  /** yyyy-mm-dd */
  today: string
  /** Index of the row of the fee sheet that is selected in the summary card. */
  selectedRow: number
}

/** The sections about a school: description, videos, facts, fees, admission dates and facilities. */
export function StorySections({ school, today, selectedRow }: StorySectionsProps) {
  return (
    <>
      {school.description !== null && <AboutSection description={school.description} />}
      {school.videos.length > 0 && <VideosSection school={school} />}
      <FactsSection school={school} />
      {school.fees !== null && <FeesSection fees={school.fees} selectedRow={selectedRow} />}
      {school.admission_dates.length > 0 && (
        <DatesSection dates={school.admission_dates} today={today} />
      )}
      <FacilitiesSection school={school} />
    </>
  )
}
