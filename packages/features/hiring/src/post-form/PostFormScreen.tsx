import { permissions } from '@edbazaar/api-client'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import * as styles from './form.css'
import type { loadPostForm } from './load-post-form'
import { messages } from './messages'
import { PostForm } from './PostForm'
import { RefusedListings } from './RefusedListings'

/** `/job-post-form` and `/edit-job-post/{id}`: a job post with its preview. */
export function PostFormScreen() {
  const loaded = useLoaderData<typeof loadPostForm>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.hiring} skeleton={<LoadingForm />}>
      {({ post, listings, isNew }) => {
        const allowed = listings.filter(({ refused_why: why }) => why === null)
        return post === null && allowed.length === 0 ? (
          <NoListing>
            <RefusedListings listings={listings} />
          </NoListing>
        ) : (
          <PostForm
            // A new post stays the same form when its draft is first saved.
            key={isNew ? 'new' : post?.post.id}
            post={post}
            listings={listings}
          />
        )
      }}
    </PrivatePage>
  )
}

function NoListing({ children }: { children: React.ReactNode }) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <Link href={accountPaths.jobPosts}>{t(messages.hiring)}</Link>
          <h1 className={styles.title}>{t(messages.newTitle)}</h1>
        </div>
      </header>
      <EmptyState title={t(messages.noListingTitle)} />
      {children}
    </div>
  )
}

function LoadingForm() {
  const t = useMessages(messages)
  return (
    <div aria-busy="true" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(messages.newTitle)}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
