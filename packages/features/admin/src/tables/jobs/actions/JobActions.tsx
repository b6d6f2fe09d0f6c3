import type { AdminJob } from '@edbazaar/api-client'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { EllipsisIcon, EyeIcon, LockIcon, PencilIcon, UndoIcon, UsersIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import { useSetAtom } from 'jotai'
import * as styles from '../../cells/actions.css'
import { jobActionMessages as messages } from './messages'
import { openedJobAtom } from './opened-job'

const canExpire = ({ job_status: status }: AdminJob) => status === 'live' || status === 'paused'

/** Jobs of a register belong to no listing: nobody edits them or receives applications. */
const hasEmployer = ({ school_name: employer }: AdminJob) => employer !== null

/** The actions of an admin for a job of the table. */
export function JobActions({ job }: { job: AdminJob }) {
  const t = useMessages(messages)
  const setOpened = useSetAtom(openedJobAtom)
  return (
    <Menu
      align="end"
      aria-label={t(messages.menu(job.title || t(messages.untitled)))}
      className={styles.menu}
      items={[
        ...(hasEmployer(job)
          ? [
              {
                label: t(messages.open),
                icon: <PencilIcon />,
                href: accountPaths.editJobPost(job.id),
              },
              {
                label: t(messages.applications),
                icon: <UsersIcon />,
                href: accountPaths.adminJobApplications(job.id),
              },
            ]
          : [{ label: t(messages.seeJob), icon: <EyeIcon />, href: paths.job(job.id) }]),
        ...(canExpire(job)
          ? [
              {
                label: t(messages.expire),
                icon: <LockIcon />,
                onSelect: () => setOpened({ job, outcome: 'expire' }),
              },
            ]
          : []),
        ...(job.job_status === 'closed'
          ? [
              {
                label: t(messages.reopen),
                icon: <UndoIcon />,
                onSelect: () => setOpened({ job, outcome: 'reopen' }),
              },
            ]
          : []),
      ]}
    >
      <EllipsisIcon size="small" />
    </Menu>
  )
}
