import type { Contest, Speaker } from '@edbazaar/api-client'
import { SchoolActionButtons, useSchoolActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import { accountPaths, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { SchoolCard } from '@edbazaar/ui/SchoolCard'
import { Seats } from '@edbazaar/ui/Seats'
import { messages } from '../messages'
import { noHighestAge } from '../no-highest-age'
import { contestState } from '../video-card'
import type { LoadedVideo } from './load-video'
import * as styles from './video.css'

/** Details beside the player: the contest, the speakers and the school. */
export function VideoDetails({ video, school, today }: LoadedVideo) {
  const t = useMessages(messages, schoolMessages)
  const { contest, speakers } = video
  const hasActions = useSchoolActionHeadings().length > 0
  return (
    <>
      {contest !== null && <ContestDetails contest={contest} today={today} />}
      {speakers.length > 0 && <Speakers speakers={speakers} />}
      {school !== null && (
        <section>
          <h2 className={styles.sideTitle}>{t(messages.school)}</h2>
          <div className={styles.school}>
            <SchoolCard
              {...school.card}
              labels={translateLabels(schoolMessages.cardLabels, t)}
              availability={schoolAvailability(school.card.availability, t)}
              actions={hasActions && <SchoolActionButtons school={school.acted} look="text" />}
            />
          </div>
        </section>
      )}
    </>
  )
}

function ContestDetails({ contest, today }: { contest: Contest; today: string }) {
  const t = useMessages(messages)
  const state = contest.info?.state ?? contestState(contest.closes_on, today)
  const isOpen = state === 'open'
  const mayEnter = isOpen || state === 'upcoming'
  return (
    <section aria-label={t(messages.contest)} className={styles.contest}>
      <dl>
        <div className={styles.contestLine}>
          <dt>{t(messages.state)}</dt>
          <dd className={styles.contestValue}>
            <Seats state={isOpen ? 'open' : 'closed'}>{t(messages.contestStates[state])}</Seats>
          </dd>
        </div>
        <div className={styles.contestLine}>
          <dt>{t(messages.closesOn)}</dt>
          <dd className={styles.contestValue}>
            <time dateTime={contest.closes_on}>
              {formatDay(contest.closes_on, { withYear: true })}
            </time>
          </dd>
        </div>
        {contest.info !== null && (
          <div className={styles.contestLine}>
            <dt>{t(messages.ages)}</dt>
            <dd className={styles.contestValue}>
              {contest.info.max_age === noHighestAge
                ? t(messages.agesFrom(contest.info.min_age))
                : `${contest.info.min_age}–${contest.info.max_age}`}
            </dd>
          </div>
        )}
      </dl>
      {(mayEnter || contest.info === null) && (
        <>
          <h2 className={styles.contestTitle}>
            {t(mayEnter ? messages.howToEnter : messages.afterClosing)}
          </h2>
          <RichText html={contest.entry} look="article" className={styles.entry} />
        </>
      )}
      {contest.info !== null && <EnterLink info={contest.info} />}
    </section>
  )
}

/** To the entry form while the contest is open, later to the entries of the reader. */
function EnterLink({ info: { state, url } }: { info: NonNullable<Contest['info']> }) {
  const t = useMessages(messages)
  if (state === 'upcoming') return null
  return (
    <p className={styles.enter}>
      <ButtonLink
        href={accountPaths.enterContest(url)}
        variant={state === 'open' ? 'main' : 'quiet'}
      >
        {t(state === 'open' ? messages.enter : messages.myEntry)}
      </ButtonLink>
    </p>
  )
}

function Speakers({ speakers }: { speakers: readonly Speaker[] }) {
  const t = useMessages(messages)
  return (
    <section>
      <h2 className={styles.sideTitle}>{t(messages.speakers)}</h2>
      <ul>
        {speakers.map(({ name, role }) => (
          <li key={name} className={styles.speaker} lang={languageOf(name)}>
            <b>{name}</b>
            {role !== null && <span className={styles.role}>{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
