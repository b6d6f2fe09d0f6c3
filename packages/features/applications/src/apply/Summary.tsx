import type { ApplicationSection, MyApplication } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMonth, formatNumber } from '@edbazaar/ui/formatting'
import * as styles from './apply.css'
import { messages } from './messages'

interface SummaryProps {
  application: MyApplication
  sections: readonly ApplicationSection[]
  /** Opens a section to change it. */
  onOpen: (section: ApplicationSection) => void
}

/** The application as the employer will get it, by section, each with a button that opens the section. */
export function Summary({ application, sections, onOpen }: SummaryProps) {
  const t = useMessages(messages)
  const texts = useTexts(application)
  return (
    <>
      <p className={styles.hint}>{t(messages.employerSees(application.row.listing.name))}</p>
      <dl className={styles.summary}>
        {sections.map((section) => {
          const name = t(messages.sections[section])
          const lines = texts[section]
          return (
            <div key={section} className={styles.summaryRow}>
              <dt className={styles.legend}>{name}</dt>
              <dd className={styles.summaryText}>
                {lines.length === 0
                  ? t(messages.nothing)
                  : lines.map((line, index) => (
                      // The lines are texts in a fixed order.
                      <p key={index}>{line}</p>
                    ))}
              </dd>
              <dd>
                <Button aria-label={t(messages.changeOf(name))} onClick={() => onOpen(section)}>
                  {t(messages.change)}
                </Button>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function useTexts({ form }: MyApplication): Readonly<Record<ApplicationSection, string[]>> {
  const t = useMessages(messages)
  const locale = useLocale()
  const month = (text: string) => formatMonth(`${text}-01`, locale)
  const present = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null)
  return {
    details: present([form.full_name, form.email, form.phone, form.city]),
    experience: present([
      form.qualifications,
      form.experience_years === null ? null : t(messages.yearsOf(form.experience_years)),
      form.expected_pay === null ? null : t(messages.payOf(formatNumber(form.expected_pay))),
      ...form.posts.map(({ role, employer, from, to }) =>
        to === null
          ? t(messages.presentPost(role, employer, month(from)))
          : t(messages.pastPost(role, employer, month(from), month(to))),
      ),
    ]),
    cv: present([form.cv?.name ?? null]),
    letter: present([form.letter]),
    questions: form.questions.map(({ id, prompt }) => {
      const answer = form.answers.find(({ question_id: question }) => question === id)
      return `${prompt} ${answer?.file?.name ?? answer?.value ?? t(messages.nothing)}`
    }),
  }
}
