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
import { messages } from './messages'
import * as styles from './my-schools.css'
import { SchoolListing } from './SchoolListing'

/** `/school/my-school-list`: one's schools, what each still lacks, and the way to another. */
export function MySchoolsScreen() {
  const loaded = useLoaderData<typeof loadMySchools>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingSchools />}>
      {(mine) => <MySchools {...mine} />}
    </PrivatePage>
  )
}

interface MySchoolsProps {
  schools: readonly MySchool[]
  limits: ListingLimits
}

function MySchools({ schools, limits }: MySchoolsProps) {
  const isNone = schools.length === 0
  const { is_limit_exceeded: isFull } = limits
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{messages.title}</h1>
          {!isNone && (
            <p className={styles.count}>
              {messages.count(formatCount(schools.length), formatCount(limits.schools))}
            </p>
          )}
        </div>
        {(isFull || !isNone) && <AddSchoolButton limits={limits} />}
      </header>
      {isFull && <PlanIsFull limits={limits} />}
      {isNone && !isFull && (
        <EmptyState title={messages.noneTitle} actions={<AddSchoolButton limits={limits} />}>
          {messages.noneText}
        </EmptyState>
      )}
      {!isNone && (
        <ul className={styles.list}>
          {schools.map((school) => (
            <SchoolListing key={school.id} school={school} />
          ))}
        </ul>
      )}
      <SchoolPanels isFull={isFull} />
    </>
  )
}

function PlanIsFull({ limits: { plan, schools } }: { limits: ListingLimits }) {
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
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
      </header>
      <ul className={styles.list} aria-label={messages.loading}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.card}>
            <span className={styles.noImage} />
            <div className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
