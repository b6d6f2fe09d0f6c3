import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { DraftForm } from './DraftForm'
import { DraftPreview } from './DraftPreview'
import * as styles from './draft.css'
import type { loadDraft } from './load-draft'
import { messages } from './messages'

type Draft = NonNullable<Awaited<ReturnType<typeof loadDraft>>>['draft']

/** `/admin/newsletters/{id}`: a newsletter that admins write. */
export function DraftScreen() {
  const loaded = useLoaderData<typeof loadDraft>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<LoadingDraft />}>
      {({ draft }) => <OpenDraft key={draft?.id ?? 'new'} draft={draft} />}
    </PrivatePage>
  )
}

function OpenDraft({ draft }: { draft: Draft }) {
  const [hasChanges, setHasChanges] = useState(false)
  return (
    <>
      <Head isNew={draft === null} />
      <div className={styles.columns}>
        <DraftForm draft={draft} onChanged={setHasChanges} />
        <DraftPreview draft={draft} hasChanges={hasChanges} />
      </div>
    </>
  )
}

function Head({ isNew }: { isNew: boolean }) {
  const t = useMessages(messages)
  return (
    <PageHead
      title={t(isNew ? messages.newTitle : messages.editTitle)}
      standfirst={t(messages.standfirst)}
      above={<Link href={accountPaths.newsletterDrafts}>{t(messages.back)}</Link>}
    />
  )
}

function LoadingDraft() {
  return (
    <div aria-busy="true">
      <Head isNew={false} />
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
