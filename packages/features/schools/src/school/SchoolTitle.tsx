import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon, MapPinIcon, MonitorIcon } from '@edbazaar/ui/Icon'
import { lazy, Suspense } from 'react'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { crumbsOf, fullAddress } from './school-links'

/** Loads after the page: only the browser knows the place. */
const DistanceFromPlace = lazy(() => importWithRetry(() => import('./DistanceFromPlace')))

/** Breadcrumbs, name, address, and page actions. */
export function SchoolTitle({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { name, is_place_approximate: isApproximate } = school
  const address = fullAddress(school)
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(school, t)} />
      <header className={styles.title}>
        <h1 className={styles.name} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.line}>
          {school.is_online && (
            <span className={styles.mark}>
              <MonitorIcon size="small" />
              {t(messages.onlineSchool)}
            </span>
          )}
          {address !== '' && (
            <span className={styles.mark}>
              <MapPinIcon size="small" />
              {address}
            </span>
          )}
          {isBrowser && (
            <Suspense>
              <DistanceFromPlace school={school} />
            </Suspense>
          )}
          {isApproximate && <span className={styles.quiet}>{t(messages.approximatePlace)}</span>}
          <UnreviewedMark isUnreviewed={school.is_unreviewed} />
          {school.is_recognition_checked && (
            <span className={styles.good}>
              <BadgeCheckIcon size="small" />
              {t(messages.recognitionChecked)}
            </span>
          )}
        </p>
        <PageActions
          title={name}
          record={{ kind: 'school', id: school.id }}
          className={styles.actions}
        />
      </header>
    </>
  )
}
