import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ArrowUpRightIcon,
  ChevronLeftIcon,
  PencilIcon,
  XIcon,
} from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import type { ModerationCase } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { momentInText } from '../moments'
import { neighbourOf } from '../queue/neighbour'
import type { OpenCaseProps } from './CasePane'
import * as styles from './case.css'
import { messages } from './messages'

/** The position of the case in the list, links to its pages, and its subject. */
export function CaseHead({ queue, opened, list, now }: OpenCaseProps) {
  const t = useMessages(messages, moderationMessages)
  const locale = useLocale()
  const { row } = opened
  const { subject } = row
  const name = subject.name || t(moderationMessages.untitled)
  const editLabel = subject.kind === 'blog' ? messages.reviewText : messages.edit
  return (
    <header>
      <div className={styles.nav}>
        <IconButton
          className={styles.back}
          label={t(messages.backToQueue)}
          icon={<ChevronLeftIcon />}
          onClick={() => queue.go({ case: null })}
        />
        <Steps queue={queue} opened={opened} list={list} />
        <div className={styles.navEnd}>
          {subject.edit_path !== null && (
            <ButtonLink href={subject.edit_path} aria-label={t(editLabel)}>
              <PencilIcon size="small" />
              <span className={styles.linkText}>{t(editLabel)}</span>
            </ButtonLink>
          )}
          {subject.path !== null && (
            <ButtonLink href={subject.path} target="_blank" aria-label={t(messages.publicPage)}>
              <ArrowUpRightIcon size="small" />
              <span className={styles.linkText}>{t(messages.publicPage)}</span>
            </ButtonLink>
          )}
          <IconButton
            variant="quiet"
            className={styles.closeCase}
            label={t(moderationMessages.close)}
            icon={<XIcon />}
            onClick={() => queue.go({ case: null })}
          />
        </div>
      </div>
      <div className={styles.title}>
        {subject.image !== null && (
          <ResponsiveImage
            {...imageSource(subject.image)}
            alt=""
            shape="square"
            sizes="48px"
            className={styles.thumbnail}
          />
        )}
        <div>
          <h2 className={styles.name} lang={languageOf(name)}>
            {name}
          </h2>
          <p className={styles.caption}>
            {t(messages.why[row.why](momentInText(row.opened_at, { now, locale }), row.reference))}
          </p>
        </div>
      </div>
    </header>
  )
}

function Steps({
  queue,
  opened,
  list,
}: {
  queue: OpenCaseProps['queue']
  opened: ModerationCase
  list: OpenCaseProps['list']
}) {
  const t = useMessages(messages, moderationMessages)
  const at = list?.data.findIndex(({ id }) => id === opened.row.id) ?? -1
  if (list === null || at === -1) return null
  const step = (by: 1 | -1) => {
    const id = neighbourOf(list.data, opened.row.id, by)
    if (id !== undefined) queue.go({ case: id }, { replace: true })
  }
  const place = (list.page - 1) * list.per_page + at + 1
  return (
    <>
      <span className={styles.position}>
        <RichMessage
          from={messages}
          message={messages.position(place, formatCount(list.total))}
          parts={{ b: <b /> }}
        />
      </span>
      <div className={styles.steps}>
        <IconButton
          variant="quiet"
          label={t(messages.previousCase)}
          icon={<ArrowUpIcon />}
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          variant="quiet"
          label={t(messages.nextCase)}
          icon={<ArrowDownIcon />}
          disabled={at === list.data.length - 1}
          onClick={() => step(1)}
        />
      </div>
    </>
  )
}
