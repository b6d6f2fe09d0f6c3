import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import type { Application, Points } from '../application-types'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { Section } from './Section'

interface ScorecardProps {
  application: Application
  mayScore: boolean
}

const criteria = [
  'subject_knowledge',
  'explanation',
  'care',
  'teamwork',
] as const satisfies readonly (keyof Points)[]
const scale = [1, 2, 3, 4] as const
const middle: Points = { subject_knowledge: 3, explanation: 3, care: 3, teamwork: 3 }

/** The points of the user, and those of others once the user has scored. */
export function Scorecard({ application, mayScore }: ScorecardProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const { row, my_points: mine, points: others } = application
  const [draft, setDraft] = useState<Points | null>(null)
  const reviewers = others.slice(0, 2)
  if (!mayScore && mine === null && others.length === 0) return null
  async function save() {
    if (draft === null) return
    const path = { id: row.id }
    const saved = await run(
      (api) => answerOf(api.PUT('/job-applications/{id}/score', { params: { path }, body: draft })),
      { toast: () => t(messages.saved) },
    )
    if (saved !== null) setDraft(null)
  }
  return (
    <Section
      title={t(messages.scorecard)}
      end={
        mayScore &&
        draft === null && (
          <Button variant="bare" onClick={() => setDraft(mine ?? middle)}>
            {t(mine === null ? messages.giveScore : messages.changeScore)}
          </Button>
        )
      }
    >
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">{t(messages.outOf)}</th>
            <th scope="col">{t(messages.yours)}</th>
            {reviewers.map(({ by }) => (
              <th key={by} scope="col">
                {by}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">
                {t(messages.criteria[criterion].title)}
                <small>{t(messages.criteria[criterion].text)}</small>
              </th>
              <td>
                {draft === null ? (
                  <Dots points={mine?.[criterion] ?? null} />
                ) : (
                  <Select
                    label={t(messages.scoreOf(t(messages.criteria[criterion].title)))}
                    labelPlace="hidden"
                    value={String(draft[criterion])}
                    options={scale.map((each) => ({ value: String(each), label: String(each) }))}
                    onChange={({ target }) =>
                      setDraft({ ...draft, [criterion]: Number(target.value) })
                    }
                  />
                )}
              </td>
              {reviewers.map(({ by, points }) => (
                <td key={by}>
                  <Dots points={points[criterion]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {draft !== null && (
        <div className={styles.buttons}>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.save)}
          </Button>
          <Button onClick={() => setDraft(null)}>{t(messages.cancel)}</Button>
        </div>
      )}
      <p className={styles.note}>{t(messages.scaleNote)}</p>
    </Section>
  )
}

function Dots({ points }: { points: number | null }) {
  if (points === null) return <span className={styles.quiet}>–</span>
  return (
    <span className={styles.points}>
      <span className={styles.dots} aria-hidden="true">
        {scale.map((each) => (
          <i key={each} data-on={each <= points || undefined} />
        ))}
      </span>
      {points}
    </span>
  )
}
