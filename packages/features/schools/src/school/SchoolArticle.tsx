import { PlaceMap } from '@edbazaar/feature-catalogue-ui/place-map'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { importWithRetry, useIsBrowser } from '@edbazaar/feature-platform'
import { lazy, Suspense, useState } from 'react'
import { FactsSection } from './FactsSection'
import { FeesSection } from './FeesSection'
import { LazySimilarSchools } from './LazySimilarSchools'
import type { LoadedSchool } from './load-school'
import { SchoolGallery } from './SchoolGallery'
import { SchoolJumpBar } from './SchoolJumpBar'
import { SchoolTitle } from './SchoolTitle'
import { SummaryCard } from './SummaryCard'
import { AboutSection, ContactSection, DatesSection, FacilitiesSection } from './sections'
import { VideosSection } from './VideosSection'

/** Loads after the page: its buttons need scripts. */
const SchoolBar = lazy(() => importWithRetry(() => import('./SchoolBar')))

/** The content of a school's page. */
export function SchoolArticle({ school, similar, today }: LoadedSchool) {
  const isBrowser = useIsBrowser()
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
      {similar.length > 0 && <LazySimilarSchools school={school} similar={similar} />}
      {isBrowser && school.accepts_enquiries && (
        <Suspense>
          <SchoolBar school={school} selectedRow={selectedRow} />
        </Suspense>
      )}
    </article>
  )
}
