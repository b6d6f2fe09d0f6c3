import { accountPaths, importWithRetry, paths, useMessages } from '@edbazaar/feature-platform'
import {
  CalendarIcon,
  CheckIcon,
  EllipsisIcon,
  EyeIcon,
  LockIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlusIcon,
  TrashIcon,
  UndoIcon,
} from '@edbazaar/ui/Icon'
import { Menu, type MenuItem } from '@edbazaar/ui/Menu'
import { lazy, Suspense, useState } from 'react'
import type { JobPostStatus, JobPostSummary } from '../labels/job-post-types'
import { messages } from './messages'
import * as styles from './posts.css'
import type { PostActions } from './use-post-actions'

const ExtendDialog = lazy(() => importWithRetry(() => import('./ExtendDialog')))
const PostQuestion = lazy(() => importWithRetry(() => import('./PostQuestion')))

export interface PostDialogProps {
  post: JobPostSummary
  name: string
  actions: PostActions
  onClose: () => void
}

type Opened = 'extend' | 'close' | 'fill' | 'remove'

/** The actions of the user for a job post. */
export function PostMenu({ post, name, actions }: Omit<PostDialogProps, 'onClose'>) {
  const t = useMessages(messages)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, status, can_edit: canEdit, next_statuses: next } = post
  const may = (to: JobPostStatus) => next.includes(to)
  const isOver = status === 'closed' || status === 'filled'
  const isShown = status === 'live' && !post.is_scheduled && post.moderation !== 'pending'
  const item = (label: string, icon: React.ReactElement, onSelect: () => void): MenuItem => ({
    label,
    icon,
    onSelect,
  })
  const items: (MenuItem | false)[] = [
    {
      label: t(canEdit && !isOver && status !== 'review' ? messages.edit : messages.open),
      icon: <PencilIcon />,
      href: accountPaths.editJobPost(id),
    },
    (isShown || isOver) && { label: t(messages.view), icon: <EyeIcon />, href: paths.job(id) },
    may('paused') &&
      item(
        t(messages.pause),
        <PauseIcon />,
        () => void actions.move(post, 'paused', messages.paused),
      ),
    status === 'paused' &&
      may('live') &&
      item(
        t(messages.resume),
        <PlayIcon />,
        () => void actions.move(post, 'live', messages.resumed),
      ),
    canEdit &&
      (status === 'live' || status === 'closed') &&
      item(t(status === 'live' ? messages.extend : messages.reopen), <CalendarIcon />, () =>
        setOpened('extend'),
      ),
    may('filled') && item(t(messages.fill), <CheckIcon />, () => setOpened('fill')),
    may('closed') && item(t(messages.close), <LockIcon />, () => setOpened('close')),
    may('draft') &&
      item(
        t(messages.withdraw),
        <UndoIcon />,
        () => void actions.move(post, 'draft', messages.withdrawn),
      ),
    canEdit &&
      item(t(messages.duplicate), <PlusIcon />, () => void actions.copy(post, 'duplicate')),
    canEdit &&
      isOver &&
      item(t(messages.relist), <PlusIcon />, () => void actions.copy(post, 'relist')),
    canEdit &&
      status === 'draft' &&
      item(t(messages.remove), <TrashIcon />, () => setOpened('remove')),
  ]
  const dialog = { post, name, actions, onClose: () => setOpened(null) }
  return (
    <div className={styles.menu}>
      <Menu
        items={items.filter((each) => each !== false)}
        align="end"
        aria-label={t(messages.more(name))}
        className={styles.menuButton}
      >
        <EllipsisIcon />
      </Menu>
      {opened !== null && (
        <Suspense>
          {opened === 'extend' ? (
            <ExtendDialog {...dialog} />
          ) : (
            <PostQuestion {...dialog} about={opened} />
          )}
        </Suspense>
      )}
    </div>
  )
}
