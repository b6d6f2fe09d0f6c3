import type { ListingLimits } from '@edbazaar/api-client'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { SchoolPanels } from '../panels/SchoolPanels'
import { AddSchoolButton } from './AddSchoolButton'
import type { loadMySchools, MySchool } from './load-my-schools'
import { MySchoolItem } from './MySchoolItem'
import { messages } from './messages'
import * as styles from './my-schools.css'

/** `/school/my-school-list`: the user's schools with their completeness, and Add School. */
export function MySchoolsScreen() {
  const loaded = useLoaderData<typeof loadMySchools>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingSchools />}>
      {({ schools, limits }) => <MySchools schools={schools} limits={limits} />}
    </PrivatePage>
  )
}

interface MySchoolsProps {
  schools: readonly MySchool[]
  limits: ListingLimits
}

function MySchools({ schools, limits }: MySchoolsProps) {
  const isEmpty = schools.length === 0
  const { is_limit_exceeded: isLimitReached } = limits
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{messages.title}</h1>
          {!isEmpty && (
            <p className={styles.count}>
              {messages.count(formatCount(schools.length), formatCount(limits.schools))}
            </p>
          )}
        </div>
        {(isLimitReached || !isEmpty) && <AddSchoolButton limits={limits} />}
      </header>
      {isLimitReached && <PlanLimitNotice limits={limits} />}
      {isEmpty && !isLimitReached && (
        <EmptyState title={messages.noneTitle} actions={<AddSchoolButton limits={limits} />}>
          {messages.noneText}
        </EmptyState>
      )}
      {!isEmpty && (
        <ul className={styles.list}>
          {schools.map((school) => (
            <MySchoolItem key={school.id} school={school} />
          ))}
        </ul>
      )}
      <SchoolPanels isLimitReached={isLimitReached} />
    </>
  )
}

function PlanLimitNotice({ limits: { plan, schools } }: { limits: ListingLimits }) {
  return (
    <Notice title={messages.limitTitle} className={styles.notice}>
      <p>{messages.limitText(messages.plans[plan] ?? plan, formatCount(schools))}</p>
      <Link href={paths.contactAbout('listing')}>{messages.write}</Link>
    </Notice>
  )
}

function LoadingSchools() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.header}>
        <h1 className={styles.title}>{messages.title}</h1>
      </header>
      <ul className={styles.list} aria-label={messages.loading}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.card}>
            <span className={styles.noImage} />
            <div className={styles.details}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
