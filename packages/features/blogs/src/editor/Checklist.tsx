import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { StageMark } from '@edbazaar/ui/StageMark'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useId } from 'react'
import { imagesIn, linksIn, wordsIn } from './blog-text'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'

interface ChecklistProps {
  editor: BlogEditor
  onSettings: () => void
}

interface Entry {
  name: string
  text: string
  isDone: boolean
  onFix?: () => void
}

const minWords = 50
/** Fewest characters of a title that is submitted. */
const minTitle = 3

/** The requirements for submitting a blog. */
export function Checklist({ editor, onSettings }: ChecklistProps) {
  const t = useMessages(messages)
  const id = useId()
  const { fields, blog } = editor
  const { all, described } = imagesIn(fields.body)
  const links = linksIn(fields.body)
  const { max } = blog.links
  const words = wordsIn(fields.body)
  const hasTitle = fields.title.trim().length >= minTitle
  const entries: Entry[] = [
    {
      name: t(messages.title),
      text: hasTitle ? t(messages.readyLength(fields.title.length)) : t(messages.readyTitleTodo),
      isDone: hasTitle,
    },
    {
      name: t(messages.text),
      text: words >= minWords ? t(messages.words(words)) : t(messages.readyWords(words)),
      isDone: words >= minWords,
    },
    { name: t(messages.readyCover), text: t(messages.readyCoverText), isDone: true },
    {
      name: t(messages.readySummary),
      text: fields.summary
        ? t(messages.readyLength(fields.summary.length))
        : t(messages.readySummaryTodo),
      isDone: fields.summary.trim() !== '',
      onFix: onSettings,
    },
    {
      name: t(messages.tags),
      text:
        fields.tags.length > 0 ? t(messages.tagsOf(fields.tags.length)) : t(messages.readyTagsTodo),
      isDone: true,
    },
    {
      name: t(messages.readyImages),
      text: all === 0 ? t(messages.readyNoImages) : t(messages.readyCount(described, all)),
      isDone: described === all,
    },
    {
      name: t(messages.readyLinks),
      text: max === null ? t(messages.readyAnyLinks(links)) : t(messages.readyNewLinks(links, max)),
      isDone: max === null || links <= max,
    },
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.besideTitle}>
        {t(messages.ready)}
      </h2>
      <ul className={styles.checks}>
        {entries.map(({ name, text, isDone, onFix }) => (
          <li key={name} className={styles.check}>
            <StageMark mark={isDone ? 'done' : 'begun'} />
            <div>
              {onFix && !isDone ? (
                <Button variant="bare" className={styles.fix} onClick={onFix}>
                  {name}
                </Button>
              ) : (
                <b className={styles.checkName}>{name}</b>
              )}
              <VisuallyHidden>{t(isDone ? messages.done : messages.todo)}</VisuallyHidden>
              <p className={styles.quiet}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {max !== null && <p className={styles.besideNote}>{t(messages.reviewNote)}</p>}
    </section>
  )
}
