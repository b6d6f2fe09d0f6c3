import { PlaceMap } from '@edbazaar/feature-catalogue-ui/place-map'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { AboutSection } from './AboutSection'
import { ContactSection } from './ContactSection'
import { DatesSection } from './DatesSection'
import { FacilitiesSection } from './FacilitiesSection'
import { FactsSection } from './FactsSection'
import { FeesSection } from './FeesSection'
import type { SimilarSchool } from './load-school'
import type { SchoolDetails } from './school-details'
import { VideosSection } from './VideosSection'

interface StorySectionsProps {
  school: SchoolDetails
  /** Shown on the map. */
  similar: readonly SimilarSchool[]
  /** yyyy-mm-dd */
  today: string
  /** Index of the row of the fee sheet that is selected in the summary card. */
  selectedRow: number
}

/**
 * The sections about a school: description, videos, facts, fees, admission dates, facilities, contact
 * details and the map.
 */
export function StorySections({ school, similar, today, selectedRow }: StorySectionsProps) {
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
      <ContactSection school={school} />
      <PlaceMap name={school.name} at={school} neighbours={similar} className={styles.section} />
    </>
  )
}
