import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { stateMessages } from '../newsletter-states/messages'
import { stateTones } from '../newsletter-states/state-tones'
import { DraftForm } from './DraftForm'
import { DraftPreview } from './DraftPreview'
import * as styles from './draft.css'
import type { loadDraft } from './load-draft'
import { messages } from './messages'
import { Deliveries } from './sending/Deliveries'
import { SendPanel } from './sending/SendPanel'
import { useDraftForm } from './use-draft-form'

type Loaded = NonNullable<Awaited<ReturnType<typeof loadDraft>>>
type Draft = Loaded['draft']

const isWritten = (draft: Draft) => draft === null || draft.state === 'draft'

/** `/admin/newsletters/{id}`: a newsletter that admins write and send. */
export function DraftScreen() {
  const loaded = useLoaderData<typeof loadDraft>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<LoadingDraft />}>
      {(shown) => (
        // A draft that was scheduled and taken back begins with what is saved.
        <OpenDraft key={`${shown.draft?.id} ${isWritten(shown.draft)}`} {...shown} />
      )}
    </PrivatePage>
  )
}

function OpenDraft({ draft, blogs, preview, deliveries, outcome }: Loaded) {
  const draftForm = useDraftForm(draft)
  const { hasChanges, showFailure } = draftForm
  return (
    <>
      <Head draft={draft} />
      <div className={styles.columns}>
        {isWritten(draft) && <DraftForm draft={draft} draftForm={draftForm} blogs={blogs} />}
        <div className={styles.side}>
          {draft !== null && (
            <SendPanel draft={draft} hasChanges={hasChanges} showFailure={showFailure} />
          )}
          {draft !== null && deliveries !== null && (
            <Deliveries draft={draft} deliveries={deliveries} outcome={outcome} />
          )}
          {isWritten(draft) && (
            <DraftPreview draft={draft} preview={preview} hasChanges={hasChanges} />
          )}
        </div>
        {!isWritten(draft) && <DraftPreview draft={draft} preview={preview} hasChanges={false} />}
      </div>
    </>
  )
}

function Head({ draft }: { draft: Draft }) {
  const t = useMessages(messages, stateMessages)
  const title =
    draft === null
      ? t(messages.newTitle)
      : draft.state === 'draft'
        ? t(messages.editTitle)
        : draft.title
  return (
    <PageHead
      title={title}
      standfirst={draft === null || draft.state === 'draft' ? t(messages.standfirst) : undefined}
      above={
        <span className={styles.above}>
          <Link href={accountPaths.newsletterDrafts}>{t(messages.back)}</Link>
          {draft !== null && (
            <Badge tone={stateTones[draft.state]}>{t(stateMessages.states[draft.state])}</Badge>
          )}
        </span>
      }
    />
  )
}

function LoadingDraft() {
  return (
    <div aria-busy="true">
      <Head draft={null} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {skeletonWidths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
