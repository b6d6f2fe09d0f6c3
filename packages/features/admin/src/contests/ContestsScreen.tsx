import { type AdminContestList, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { queuePlaces } from '../queue-switch/queue-places'
import * as styles from './contests.css'
import type { loadContests } from './load-contests'
import { messages } from './messages'

/** `/admin/contests`: the contests that people enter on the site. */
export function ContestsScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadContests>()
  return (
    <PrivatePage
      loaded={loaded}
      access="admin"
      skeleton={<LoadingLines label={t(messages.loading)} className={styles.loading} />}
    >
      {({ contests }) => <Contests contests={contests} />}
    </PrivatePage>
  )
}

function Contests({ contests }: { contests: AdminContestList['data'] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst)}
        above={<Link href={queuePlaces.videos.path}>{t(messages.back)}</Link>}
      >
        <p className={styles.add}>
          <NewContest />
        </p>
      </PageHead>
      {contests.length === 0 && (
        <EmptyState title={t(messages.emptyTitle)}>{t(messages.emptyText)}</EmptyState>
      )}
      <ul>
        {contests.map(({ id, title, state, closes_at: closesAt, submitted }) => (
          <li key={id} className={styles.item}>
            <Link href={accountPaths.contest(id)} lang={languageOf(title)}>
              {title || t(messages.untitled)}
            </Link>
            <p className={styles.facts}>
              <Badge>{t(messages.states[state])}</Badge>
              <span>{t(closingOf(state)(momentText(closesAt, locale)))}</span>
              <span>{t(messages.entries(submitted))}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const closingOf = (state: AdminContestList['data'][number]['state']) =>
  state === 'closed' || state === 'announced' ? messages.closed : messages.closes

/** Starts a draft and opens it. */
function NewContest() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const { run, isBusy } = useRequest()
  const [requestKey] = useState(() => crypto.randomUUID())
  const onAdd = () =>
    run((api) => answerOf(api.POST('/admin/contests', { body: { request_key: requestKey } })), {
      onSuccess: ({ id }) => navigate(accountPaths.contest(id)),
    })
  return (
    <Button variant="main" loading={isBusy} onClick={() => void onAdd()}>
      <PlusIcon />
      {t(messages.add)}
    </Button>
  )
}
