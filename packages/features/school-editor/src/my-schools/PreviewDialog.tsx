import type { SchoolSummary } from '@edbazaar/api-client'
import { paths, schoolCard } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type AnchorProps, LinkProvider } from '@edbazaar/ui/Link'
import { SchoolCard } from '@edbazaar/ui/SchoolCard'
import { SchoolList, SchoolRow } from '@edbazaar/ui/SchoolRow'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { SchoolNotLoaded } from '../school-calls/SchoolNotLoaded'
import { useAskedSchool } from '../school-calls/use-asked-school'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'

interface PreviewDialogProps {
  school: MySchool
  onClose: () => void
}

/** A school as parents see it in lists, and the way to its page. */
export default function PreviewDialog({ school, onClose }: PreviewDialogProps) {
  const { id, slug, is_active: isActive } = school
  const { school: asked, problem, retry } = useAskedSchool(id)
  const page = (
    <ButtonLink variant="main" href={paths.school(slug)} onClick={onClose}>
      {messages.openPage}
    </ButtonLink>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.previewTitle}
      description={isActive ? messages.isLive : messages.isHidden}
      {...(isActive && { footer: page })}
    >
      {asked && <Previews summary={asked.summary} />}
      {problem !== null && <SchoolNotLoaded problem={problem} onRetry={retry} />}
      {asked === null && problem === null && <GreyPreview />}
    </Dialog>
  )
}

function Previews({ summary }: { summary: SchoolSummary }) {
  return (
    <LinkProvider anchor={Unlinked}>
      <div className={styles.previews}>
        <section className={styles.preview}>
          <h3 className={styles.previewTitle}>{messages.inLists}</h3>
          <SchoolList label={messages.inLists} hasDistance={false} actionHeads={[]}>
            <SchoolRow
              {...schoolCard(summary)}
              level={3}
              distanceKm={undefined}
              isRecognitionChecked={summary.is_recognition_checked}
            />
          </SchoolList>
        </section>
        <section className={styles.preview}>
          <h3 className={styles.previewTitle}>{messages.asCard}</h3>
          <SchoolCard {...schoolCard(summary)} distanceKm={null} className={styles.standing} />
        </section>
      </div>
    </LinkProvider>
  )
}

/** A preview leads nowhere: the page may not be there yet. */
function Unlinked({ className, children }: AnchorProps) {
  return <span className={className}>{children}</span>
}

function GreyPreview() {
  return (
    <div className={styles.greyPreview}>
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  )
}
