import type { ApplicationSection, MyApplication } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { StageMark } from '@edbazaar/ui/StageMark'
import { type ReactNode, useState } from 'react'
import * as pageStyles from '../detail/detail.css'
import * as styles from './apply.css'
import { CvSection } from './CvSection'
import { Deadline } from './Deadline'
import { DetailsSection } from './DetailsSection'
import { DiscardDraft } from './DiscardDraft'
import { ExperienceSection } from './ExperienceSection'
import { LetterSection } from './LetterSection'
import { messages } from './messages'
import { QuestionsSection } from './QuestionsSection'
import { SendSection } from './SendSection'
import { Summary } from './Summary'

interface ApplyFormProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

/** The props of every section of the form. */
export interface SectionProps extends ApplyFormProps {
  /** Called when the section is saved as complete. */
  onDone: () => void
}

type OpenSection = ApplicationSection | 'send' | null

const contents: Readonly<Record<ApplicationSection, (props: SectionProps) => ReactNode>> = {
  details: DetailsSection,
  experience: ExperienceSection,
  cv: CvSection,
  letter: LetterSection,
  questions: QuestionsSection,
}

/** The sections of a form; a job without questions has no such section. */
const sectionsOf = ({ form }: MyApplication): ApplicationSection[] =>
  form.questions.length > 0
    ? ['details', 'experience', 'cv', 'letter', 'questions']
    : ['details', 'experience', 'cv', 'letter']

/**
 * The application as a list of tasks. Each is saved by itself and opens the next one. What is typed in
 * a task stays when another one is opened.
 */
export function ApplyForm({ application, onChange }: ApplyFormProps) {
  const t = useMessages(messages)
  const { row, form } = application
  const sections = sectionsOf(application)
  const firstOpen = sections.find((each) => !form.complete_sections.includes(each)) ?? 'send'
  const [open, setOpen] = useState<OpenSection>(firstOpen)
  const done = sections.filter((each) => form.complete_sections.includes(each)).length
  const isReady = done === sections.length

  function onDone(section: ApplicationSection) {
    const next = sections.find((each) => each !== section && !form.complete_sections.includes(each))
    setOpen(next ?? 'send')
  }

  return (
    <div className={pageStyles.columns}>
      <div className={pageStyles.next}>
        {row.job.is_open ? (
          <Deadline closesAt={row.job.closes_at} />
        ) : (
          <Notice tone="bad" title={t(messages.closed)}>
            <p>{t(messages.closedText)}</p>
          </Notice>
        )}
        <p className={styles.progress}>{t(messages.progress(done, sections.length))}</p>
      </div>
      <div className={pageStyles.main}>
        <ol className={styles.tasks}>
          {sections.map((section) => {
            const Content = contents[section]
            return (
              <Task
                key={section}
                name={t(messages.sections[section])}
                isDone={form.complete_sections.includes(section)}
                isOpen={open === section}
                onToggle={() => setOpen(open === section ? null : section)}
              >
                <Content
                  application={application}
                  onChange={onChange}
                  onDone={() => onDone(section)}
                />
              </Task>
            )
          })}
          <Task
            name={t(messages.check)}
            isDone={false}
            isOpen={open === 'send'}
            onToggle={() => setOpen(open === 'send' ? null : 'send')}
          >
            {isReady ? (
              <>
                <Summary application={application} sections={sections} onOpen={setOpen} />
                <SendSection application={application} onChange={onChange} />
              </>
            ) : (
              <p className={styles.hint}>{t(messages.notReady)}</p>
            )}
          </Task>
        </ol>
        <DiscardDraft id={row.id} />
      </div>
    </div>
  )
}

interface TaskProps {
  name: string
  isDone: boolean
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function Task({ name, isDone, isOpen, onToggle, children }: TaskProps) {
  const t = useMessages(messages)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <li className={styles.task}>
      <h2 className={styles.taskHead}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <span className={styles.taskName}>{name}</span>
          <StageMark
            mark={isDone ? 'done' : isOpen ? 'half' : 'begun'}
            label={t(isDone ? messages.done : isOpen ? messages.inProgress : messages.toDo)}
          />
        </button>
      </h2>
      {wasOpened && (
        <div className={styles.content} hidden={!isOpen}>
          {children}
        </div>
      )}
    </li>
  )
}
