import { useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Button } from '@edbazaar/ui/Button'
import { LockIcon } from '@edbazaar/ui/Icon'
import { key } from '../key.css'
import type { LoadedQueue } from './load-queue'
import { messages } from './messages'
import * as styles from './queue.css'
import { canSelect } from './queue-url'
import type { Queue } from './use-queue'

interface QueueFooterProps {
  queue: Queue
  loaded: LoadedQueue
  onHelp: () => void
}

/** The meaning of a padlock, the pages, and the most used keys. */
export function QueueFooter({ queue, loaded: { list }, onHelp }: QueueFooterProps) {
  const t = useMessages(messages)
  if (list === null || list.data.length === 0) return null
  const hasHeld = list.data.some(({ fields }) => fields.some((field) => field.is_held))
  return (
    <>
      <div className={styles.footer}>
        {hasHeld && (
          <span className={styles.heldNote}>
            <LockIcon size="small" />
            {t(messages.heldNote)}
          </span>
        )}
      </div>
      {list.totalPages > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={list.page}
          lastPage={list.totalPages}
          perPage={list.per_page}
          total={list.total}
          hrefOf={(page) => queue.pathWith({ page, case: null })}
        />
      )}
      <p className={styles.hints}>
        <span>
          <kbd className={key}>J</kbd> <kbd className={key}>K</kbd> {t(messages.hints.move)}
        </span>
        {canSelect(queue.state.tab) && (
          <span>
            <kbd className={key}>X</kbd> {t(messages.hints.select)}
          </span>
        )}
        <span>
          <kbd className={key}>↵</kbd> {t(messages.hints.open)}
        </span>
        <span>
          <kbd className={key}>A</kbd> {t(messages.hints.approve)}
        </span>
        <span>
          <kbd className={key}>R</kbd> {t(messages.hintReject)}
        </span>
        <span>
          <kbd className={key}>U</kbd> {t(messages.hintUndo)}
        </span>
        <Button variant="bare" onClick={onHelp}>
          <kbd className={key}>?</kbd> {t(messages.hintAll)}
        </Button>
      </p>
    </>
  )
}
