import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { JobPost, PostingListing } from '../labels/job-post-types'
import { labelMessages } from '../labels/messages'
import { ClosingSection } from './ClosingSection'
import { checkPost } from './check-post'
import { DutiesSection } from './DutiesSection'
import * as styles from './form.css'
import { JobSection } from './JobSection'
import { ListingField } from './ListingField'
import { messages } from './messages'
import { PaySection } from './PaySection'
import { PostActions } from './PostActions'
import { PostConflict } from './PostConflict'
import { PostNotice } from './PostNotice'
import { PostPreview } from './PostPreview'
import { QuestionsSection } from './questions/QuestionsSection'
import { SaveNote } from './SaveNote'
import { ScreeningSection } from './ScreeningSection'
import { usePostForm } from './use-post-form'
import { ViewsBySource } from './ViewsBySource'

interface PostFormProps {
  post: JobPost | null
  listings: readonly PostingListing[]
}

const keyOf = ({ kind, id }: Pick<PostingListing, 'kind' | 'id'>) => `${kind}:${id}`

/** The form of a job post, with the preview beside it. */
export function PostForm({ post, listings }: PostFormProps) {
  const t = useMessages(messages, labelMessages)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const fields = useRef<HTMLDivElement>(null)
  const allowed = listings.filter(({ refused_why: why }) => why === null)
  const [chosen, setChosen] = useState(
    post === null && allowed.length === 1 ? allowed[0] : undefined,
  )
  const form = usePostForm({
    post,
    listing: chosen,
    // The URL keeps the draft when the page is loaded again.
    onCreated: (id) =>
      setSearch({ draft: String(id) }, { replace: true, preventScrollReset: true }),
  })
  const { saved, draft } = form
  const current = saved?.post
  const listing = current?.listing ?? chosen
  const isEditable =
    saved === null ||
    (saved.post.can_edit && ['draft', 'refused', 'live', 'paused'].includes(saved.post.status))
  const isLocked = !isEditable
  const wasLive = current?.status === 'live' || current?.status === 'paused'
  const employer = listings.find((each) => listing && keyOf(each) === keyOf(listing))
  const isReviewed = saved?.needs_review ?? (employer?.reviewed_jobs ?? 0) < 3

  /** Focuses the first field with a problem. */
  function showErrors(errors: ReturnType<typeof checkPost>): boolean {
    if (Object.keys(errors).length === 0) return true
    flushSync(() => form.showErrors(errors))
    focusProblem()
    return false
  }
  function focusProblem() {
    const field = fields.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-problem="true"]',
    )
    field?.focus({ preventScroll: true })
    // The footer would cover it at the end of the window.
    field?.scrollIntoView?.({ block: 'center' })
  }
  async function submit() {
    if (!showErrors(checkPost(draft, false, t))) return
    const moved = await form.move('review')
    if (moved === null) return focusProblem()
    showToast({
      message: t(moved.post.status === 'live' ? messages.isLive : messages.submitted),
      type: 'success',
    })
    await navigate(accountPaths.jobPosts)
  }
  async function saveChanges() {
    if (!showErrors(checkPost(draft, true, t))) return
    if ((await form.save()) === null) return focusProblem()
    showToast({ message: t(messages.changesSaved), type: 'success' })
  }
  async function withdraw() {
    if ((await form.move('draft')) === null) return
    showToast({ message: t(messages.withdrawn), type: 'success' })
  }
  const title = draft.title.trim() || t(messages.newTitle)
  const section = { form, isLocked }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <Link href={accountPaths.jobPosts}>{t(messages.hiring)}</Link>
          <h1 className={styles.title} lang={languageOf(title)}>
            {title}
          </h1>
        </div>
        {isEditable && <SaveNote form={form} isDraft={!wasLive} />}
      </header>
      <PostConflict form={form} />
      <UnsavedGuard mayLeave={() => !form.isChanged} />
      {saved !== null && <PostNotice post={saved} />}
      <div className={styles.columns}>
        <div ref={fields} className={styles.form}>
          {saved === null && (
            <ListingField
              listings={listings}
              chosen={chosen}
              onChosen={(next) => {
                setChosen(next)
                form.change({ location: draft.location || next.location })
              }}
            />
          )}
          <JobSection {...section} />
          <PaySection {...section} state={listing?.state ?? null} />
          <ClosingSection {...section} wasLive={wasLive} />
          <DutiesSection {...section} />
          <QuestionsSection
            {...section}
            isLocked={isLocked || (saved?.are_questions_locked ?? false)}
            hasApplicants={saved?.are_questions_locked ?? false}
          />
          <ScreeningSection {...section} />
        </div>
        <div className={styles.aside}>
          <PostPreview draft={draft} listingName={listing?.name ?? ''} />
          {saved !== null && <ViewsBySource views={saved.views_by_source} />}
        </div>
      </div>
      {(saved === null || saved.post.can_edit) && (
        <PostActions
          form={form}
          status={current?.status ?? 'draft'}
          isReviewed={isReviewed}
          canSubmit={listing !== undefined}
          onSubmit={submit}
          onSaveChanges={saveChanges}
          onWithdraw={withdraw}
        />
      )}
    </div>
  )
}
