import type { SchoolSummary } from '@edbazaar/api-client'
import { schoolCard } from '@edbazaar/feature-catalogue-ui'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import { accountPaths, paths, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type AnchorProps, LinkProvider } from '@edbazaar/ui/Link'
import { SchoolCard } from '@edbazaar/ui/SchoolCard'
import { SchoolList, SchoolRow } from '@edbazaar/ui/SchoolRow'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { SchoolLoadError } from '../school-api/SchoolLoadError'
import { useLoadedSchool } from '../school-api/use-loaded-school'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'

interface PreviewDialogProps {
  school: MySchool
  onClose: () => void
}

/** Shows a school as parents see it in lists, with a link to its page. */
export default function PreviewDialog({ school, onClose }: PreviewDialogProps) {
  const t = useMessages(messages)
  const { id, slug, is_hidden_by_admin: isHiddenByAdmin } = school
  const isActive = school.is_active && !isHiddenByAdmin
  const href = isActive ? paths.school(slug) : accountPaths.schoolPreview(id)
  const { school: loaded, error, retry } = useLoadedSchool(id)
  const page = (
    <ButtonLink variant="main" href={href} onClick={onClose}>
      {t(isActive ? messages.openPage : messages.openPreview)}
    </ButtonLink>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.previewTitle)}
      description={t(
        isHiddenByAdmin ? messages.isHiddenByAdmin : isActive ? messages.isLive : messages.isHidden,
      )}
      footer={page}
    >
      {loaded && <Previews summary={loaded.summary} />}
      {error !== null && <SchoolLoadError error={error} onRetry={retry} />}
      {loaded === null && error === null && <LoadingPreview />}
    </Dialog>
  )
}

function Previews({ summary }: { summary: SchoolSummary }) {
  const t = useMessages(messages, schoolMessages)
  const card = {
    ...schoolCard(summary),
    availability: schoolAvailability(summary.availability, t),
  }
  const rowLabels = translateLabels(schoolMessages.rowLabels, t)
  return (
    <LinkProvider anchor={PlainText}>
      <div className={styles.previews}>
        <section className={styles.preview}>
          <h3 className={styles.previewTitle}>{t(messages.inLists)}</h3>
          <SchoolList
            label={t(messages.inLists)}
            labels={rowLabels}
            hasDistance={false}
            actionHeadings={[]}
          >
            <SchoolRow
              {...card}
              labels={rowLabels}
              level={3}
              distanceKm={undefined}
              isRecognitionChecked={summary.is_recognition_checked}
            />
          </SchoolList>
        </section>
        <section className={styles.preview}>
          <h3 className={styles.previewTitle}>{t(messages.asCard)}</h3>
          <SchoolCard
            {...card}
            labels={translateLabels(schoolMessages.cardLabels, t)}
            distanceKm={null}
            className={styles.previewCard}
          />
        </section>
      </div>
    </LinkProvider>
  )
}

/** Links in a preview are inert: a hidden school has no public page. */
function PlainText({ className, children }: AnchorProps) {
  return <span className={className}>{children}</span>
}

function LoadingPreview() {
  return (
    <div className={styles.loadingPreview}>
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  )
}
