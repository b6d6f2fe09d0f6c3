import { type AdminJobSeeker, answerOf, type components } from '@edbazaar/api-client'
import {
  accountPaths,
  dayInIndia,
  useLoaded,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import * as styles from './applications.css'
import { HeldApplication } from './HeldApplication'
import { messages } from './messages'

interface SeekerApplicationsDialogProps {
  seeker: AdminJobSeeker
  onReleased: () => void
  onClose: () => void
}

/** The applications that a job seeker sent. They load when the dialog opens, because reading is logged. */
export default function SeekerApplicationsDialog({
  seeker: { id, name },
  onReleased,
  onClose,
}: SeekerApplicationsDialogProps) {
  const t = useMessages(messages)
  const { state, value, reload } = useLoaded(
    (api, signal) =>
      answerOf(
        api.GET('/admin/job-seekers/{id}/applications', { params: { path: { id } }, signal }),
      ),
    id,
  )
  return (
    <Dialog
      isOpen
      title={t(messages.title(name))}
      description={t(messages.logged)}
      closeLabel={t(messages.close)}
      onClose={onClose}
    >
      {state === 'loading' && <Skeleton />}
      {state === 'failed' && (
        <ErrorState
          title={t(messages.failed)}
          actions={
            <Button variant="main" onClick={reload}>
              {t(messages.retry)}
            </Button>
          }
        >
          {t(messages.failedText)}
        </ErrorState>
      )}
      {value !== null && (
        <SentApplications
          list={value.data}
          onReleased={() => {
            onReleased()
            reload()
          }}
        />
      )}
    </Dialog>
  )
}

/** Applications that the server lists at most. */
const maxShown = 100

interface SentApplicationsProps {
  list: components['schemas']['SeekerApplications']['data']
  onReleased: () => void
}

function SentApplications({ list, onReleased }: SentApplicationsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (list.length === 0) return <EmptyState title={t(messages.none)} />
  return (
    <>
      <ol>
        {list.map(({ id, job, listing, submitted_at: at, is_held: isHeld }) => (
          <li key={id} className={styles.row}>
            {isHeld ? (
              <b lang={languageOf(job.title)}>{job.title}</b>
            ) : (
              <Link
                href={`${accountPaths.adminJobApplications(job.id)}?application=${id}`}
                lang={languageOf(job.title)}
              >
                {job.title}
              </Link>
            )}
            <p className={styles.quiet} lang={languageOf(listing)}>
              {t(messages.sent(listing, formatDay(dayInIndia(at), { withYear: true, locale })))}
            </p>
            {isHeld && <HeldApplication id={id} job={job.title} onReleased={onReleased} />}
          </li>
        ))}
      </ol>
      {list.length === maxShown && <p className={styles.quiet}>{t(messages.newest)}</p>}
    </>
  )
}
