import type { DeletedListings, ListingLimits } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import {
  ListingsPage,
  LoadingListings,
  RecentlyDeleted,
  ReviewNotices,
  useUpdatedData,
} from '@edbazaar/feature-editing'
import { accountPaths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatCount } from '@edbazaar/ui/formatting'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { SchoolPanels } from '../panels/SchoolPanels'
import { useEditorFromUrl } from '../panels/use-editor-from-url'
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
      {(mine) => <MySchools {...mine} />}
    </PrivatePage>
  )
}

/** Jobs have no page of their own for owners. */
const noticeKinds = ['school', 'job'] as const

interface MySchoolsProps {
  schools: readonly MySchool[]
  limits: ListingLimits
  deleted: DeletedListings['data']
}

function MySchools({ schools: loaded, limits: loadedLimits, deleted }: MySchoolsProps) {
  const t = useMessages(messages)
  const [schools, update] = useUpdatedData(loaded)
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  useEditorFromUrl((id) => schools.some((school) => school.id === id))
  // Schools of which the user is a member count against their owner's plan.
  const live = schools.filter((school) => school.is_active && school.role === 'owner').length
  const limits = { ...loadedLimits, is_limit_exceeded: live >= loadedLimits.schools }
  const limit = limits.is_limit_exceeded ? limitNotice(limits, t) : null
  const isEmpty = schools.length === 0
  const onSaved = (id: number, change: Partial<MySchool>) =>
    update((now) => now.map((school) => (school.id === id ? { ...school, ...change } : school)))
  return (
    <>
      <ListingsPage
        title={t(messages.title)}
        count={isEmpty ? undefined : t(messages.count(formatCount(live), limits.schools))}
        addButton={<AddSchoolButton />}
        limit={limit}
        plansPath={accountPaths.schoolPlan}
        empty={isEmpty ? { title: t(messages.noneTitle), text: t(messages.noneText) } : null}
        notices={<ReviewNotices kinds={noticeKinds} />}
        deleted={<RecentlyDeleted listings={deleted} onChanged={reload} />}
      >
        {schools.map((school) => (
          <MySchoolItem
            key={school.id}
            school={school}
            onSaved={(change) => onSaved(school.id, change)}
            onDeleted={reload}
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
    plansLabel: t(messages.seePlans),
  }
}
