import type { ListingLimits } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import { ListingsPage, LoadingListings, useUpdatedData } from '@edbazaar/feature-editing'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatCount } from '@edbazaar/ui/formatting'
import { useLoaderData } from 'react-router-dom'
import { SchoolPanels } from '../panels/SchoolPanels'
import { AddSchoolButton } from './AddSchoolButton'
import type { loadMySchools, MySchool } from './load-my-schools'
import { MySchoolItem } from './MySchoolItem'
import { messages } from './messages'

/** `/school/my-school-list`: the user's schools with their completeness, and Add School. */
export function MySchoolsScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadMySchools>()
  return (
    <PrivatePage
      loaded={loaded}
      permission={permissions.listings}
      skeleton={
        <LoadingListings title={t(messages.title)} label={t(messages.loading)} shape="wide" />
      }
    >
      {({ schools, limits }) => <MySchools schools={schools} limits={limits} />}
    </PrivatePage>
  )
}

interface MySchoolsProps {
  schools: readonly MySchool[]
  limits: ListingLimits
}

function MySchools({ schools: loaded, limits }: MySchoolsProps) {
  const t = useMessages(messages)
  const [schools, update] = useUpdatedData(loaded)
  const limit = limits.is_limit_exceeded ? limitNotice(limits, t) : null
  const isEmpty = schools.length === 0
  const onSaved = (id: number, change: Partial<MySchool>) =>
    update((now) => now.map((school) => (school.id === id ? { ...school, ...change } : school)))
  return (
    <>
      <ListingsPage
        title={t(messages.title)}
        count={isEmpty ? undefined : t(messages.count(formatCount(schools.length), limits.schools))}
        addButton={<AddSchoolButton limits={limits} />}
        limit={limit}
        empty={isEmpty ? { title: t(messages.noneTitle), text: t(messages.noneText) } : null}
      >
        {schools.map((school) => (
          <MySchoolItem
            key={school.id}
            school={school}
            onSaved={(change) => onSaved(school.id, change)}
          />
        ))}
      </ListingsPage>
      <SchoolPanels limit={limit} />
    </>
  )
}

function limitNotice({ plan, schools }: ListingLimits, t: Translate) {
  const planName = messages.plans[plan]
  return {
    title: t(messages.limitTitle),
    text: t(messages.limitText(planName ? t(planName) : plan, schools)),
    contactLabel: t(messages.write),
  }
}
