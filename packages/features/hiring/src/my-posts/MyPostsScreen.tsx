import { permissions } from '@edbazaar/api-client'
import { jobStatusMessages } from '@edbazaar/feature-catalogue-ui/job-status'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { type LoadedPosts, type loadPosts, type PostTab, tabs } from './load-posts'
import { messages } from './messages'
import { PostRow } from './PostRow'
import * as styles from './posts.css'
import { usePostActions } from './use-post-actions'

const pathOf = (tab: PostTab | null, page = 1) => {
  const query = new URLSearchParams({
    ...(tab && { status: tab }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return accountPaths.jobPosts + (query && `?${query}`)
}

/** `/my-job-post`: the jobs that the user's schools and stores post. */
export function MyPostsScreen() {
  const loaded = useLoaderData<typeof loadPosts>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.hiring} skeleton={<LoadingPosts />}>
      {(posts) => <Posts {...posts} />}
    </PrivatePage>
  )
}

function Posts({ tab, list, listings }: LoadedPosts) {
  const t = useMessages(messages, jobStatusMessages)
  const actions = usePostActions()
  const { data, counts, page, per_page: perPage, total, totalPages } = list
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const canPost = listings.length > 0
  if (all === 0) return <NoPosts canPost={canPost} />
  return (
    <div className={styles.page}>
      <Head canPost={canPost} />
      <TabLinks
        label={t(messages.tabsLabel)}
        tabs={[
          { label: t(messages.all), href: pathOf(null), isCurrent: tab === null, count: all },
          ...tabs
            .filter((each) => each !== 'removed' || counts.removed > 0 || tab === 'removed')
            .map((each) => ({
              label: t(each === 'draft' ? messages.drafts : jobStatusMessages.statuses[each]),
              href: pathOf(each),
              isCurrent: tab === each,
              count: counts[each],
            })),
        ]}
      />
      {data.length === 0 ? (
        <EmptyState title={t(messages.emptyTab)}>{t(messages.emptyTabText)}</EmptyState>
      ) : (
        <div className={styles.list}>
          <div className={styles.heads} aria-hidden="true">
            <span>{t(messages.job)}</span>
            <span>{t(messages.status)}</span>
            <span className={styles.figureHead}>{t(messages.views)}</span>
            <span className={styles.figureHead}>{t(messages.starts)}</span>
            <span className={styles.figureHead}>{t(messages.applications)}</span>
            <span />
          </div>
          <ul aria-label={t(messages.list)}>
            {data.map((post) => (
              <PostRow key={post.id} post={post} actions={actions} />
            ))}
          </ul>
        </div>
      )}
      {totalPages > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={page}
          lastPage={totalPages}
          perPage={perPage}
          total={total}
          hrefOf={(each) => pathOf(tab, each)}
        />
      )}
    </div>
  )
}

function Head({ canPost }: { canPost: boolean }) {
  const t = useMessages(messages)
  return (
    <header className={styles.head}>
      <PageHead look="name" title={t(messages.title)} standfirst={t(messages.standfirst)} />
      {canPost && (
        <div className={styles.headActions}>
          <ButtonLink href={accountPaths.allJobApplications}>
            {t(messages.allApplications)}
          </ButtonLink>
          <ButtonLink variant="main" href={accountPaths.newJobPost}>
            <PlusIcon />
            {t(messages.post)}
          </ButtonLink>
        </div>
      )}
    </header>
  )
}

function NoPosts({ canPost }: { canPost: boolean }) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <Head canPost={false} />
      {canPost ? (
        <EmptyState
          title={t(messages.emptyTitle)}
          actions={
            <ButtonLink variant="main" href={accountPaths.newJobPost}>
              <PlusIcon />
              {t(messages.post)}
            </ButtonLink>
          }
        >
          {t(messages.emptyText)}
        </EmptyState>
      ) : (
        <EmptyState
          title={t(messages.noListingTitle)}
          actions={
            <>
              <ButtonLink variant="main" href={paths.mySchools}>
                {t(messages.addListing)}
              </ButtonLink>
              <ButtonLink href={paths.myStores}>{t(messages.addStore)}</ButtonLink>
            </>
          }
        >
          {t(messages.noListingText)}
        </EmptyState>
      )}
    </div>
  )
}

function LoadingPosts() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <Head canPost={false} />
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
