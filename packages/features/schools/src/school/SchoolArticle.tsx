import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { importWithRetry, useIsBrowser } from '@edbazaar/feature-platform'
import { lazy, Suspense, useState } from 'react'
import { LazySimilarSchools } from './LazySimilarSchools'
import { LazyStorySections } from './LazyStorySections'
import type { LoadedSchool } from './load-school'
import { SchoolGallery } from './SchoolGallery'
import { SchoolJumpBar } from './SchoolJumpBar'
import { SchoolTitle } from './SchoolTitle'
import { SummaryCard } from './SummaryCard'

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
          <LazyStorySections
            school={school}
            similar={similar}
            today={today}
            selectedRow={selectedRow}
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
