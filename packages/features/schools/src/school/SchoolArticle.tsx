import { PlaceMap } from '@edbazaar/feature-catalogue-ui/place-map'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { useState } from 'react'
import { FactsSection } from './FactsSection'
import { FeesSection } from './FeesSection'
import type { LoadedSchool } from './load-school'
import { SchoolBar } from './SchoolBar'
import { SchoolGallery } from './SchoolGallery'
import { SchoolJumpBar } from './SchoolJumpBar'
import { SchoolTitle } from './SchoolTitle'
import { SimilarSchools } from './SimilarSchools'
import { SummaryCard } from './SummaryCard'
import { AboutSection, ContactSection, DatesSection, FacilitiesSection } from './sections'
import { VideosSection } from './VideosSection'

/** The content of a school's page. */
export function SchoolArticle({ school, similar, today }: LoadedSchool) {
  const [selectedRow, setSelectedRow] = useState(0)
  return (
    <article key={school.slug}>
      <SchoolTitle school={school} />
      <SchoolGallery school={school} />
      <SchoolJumpBar school={school} hasSimilar={similar.length > 0} />
      <div className={styles.columns}>
        <SummaryCard
          school={school}
          today={today}
          selectedRow={selectedRow}
          onSelect={setSelectedRow}
        />
        <div className={styles.story}>
          <AboutSection school={school} />
          {school.videos.length > 0 && <VideosSection school={school} />}
          <FactsSection school={school} />
          {school.fees !== null && <FeesSection fees={school.fees} selectedRow={selectedRow} />}
          {school.admission_dates.length > 0 && (
            <DatesSection dates={school.admission_dates} today={today} />
          )}
          <FacilitiesSection school={school} />
          <ContactSection school={school} />
          <PlaceMap
            name={school.name}
            at={school}
            neighbours={similar}
            className={styles.section}
          />
        </div>
      </div>
      <SimilarSchools school={school} similar={similar} />
      <SchoolBar school={school} selectedRow={selectedRow} />
    </article>
  )
}
