import type { FieldErrors } from '@edbazaar/feature-form-kit'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
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

type Loaded = NonNullable<Awaited<ReturnType<typeof loadDraft>>>
type Draft = Loaded['draft']

/** `/admin/newsletters/{id}`: a newsletter that admins write and send. */
export function DraftScreen() {
  const loaded = useLoaderData<typeof loadDraft>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<LoadingDraft />}>
      {(shown) => <OpenDraft key={shown.draft?.id ?? 'new'} {...shown} />}
    </PrivatePage>
  )
}

function OpenDraft({ draft, blogs, preview, deliveries, outcome }: Loaded) {
  const [hasChanges, setHasChanges] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isWritten = draft === null || draft.state === 'draft'
  return (
    <>
      <Head draft={draft} />
      <div className={styles.columns}>
        {isWritten && (
          <DraftForm
            // A draft that was scheduled and taken back begins with what is saved.
            key={draft?.state}
            draft={draft}
            blogs={blogs}
            errors={errors}
            onErrors={setErrors}
            onChanged={setHasChanges}
          />
        )}
        <div className={styles.side}>
          {draft !== null && (
            <SendPanel draft={draft} hasChanges={hasChanges} onErrors={setErrors} />
          )}
          {draft !== null && deliveries !== null && (
            <Deliveries draft={draft} deliveries={deliveries} outcome={outcome} />
          )}
          {isWritten && <DraftPreview draft={draft} preview={preview} hasChanges={hasChanges} />}
        </div>
        {!isWritten && <DraftPreview draft={draft} preview={preview} hasChanges={false} />}
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
