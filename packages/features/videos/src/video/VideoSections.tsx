import type { Contest } from '@edbazaar/api-client'
import { EntryImages } from '@edbazaar/feature-catalogue-ui/contest-answers'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from '../messages'
import { contestState } from '../video-card'
import type { LoadedVideo } from './load-video'
import * as styles from './video.css'

/** The sections about a video: description, rules and winners. */
export function VideoSections(loaded: LoadedVideo) {
  const t = useMessages(messages)
  const { contest, description, sources } = loaded.video
  return (
    <>
      {description !== null && (
        <section className={styles.section}>
          <SectionHead
            title={t(sources.length === 0 ? messages.aboutContest : messages.about)}
            isFlush
          />
          <RichText html={description} />
        </section>
      )}
      <ContestRules contest={contest} />
      <ContestResults {...loaded} />
    </>
  )
}

function ContestRules({ contest }: { contest: Contest | null }) {
  const t = useMessages(messages)
  if (contest === null) return null
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.rules)} isFlush />
      <RichText html={contest.rules} />
    </section>
  )
}

/** The winners. After the closing date, a note if they have not been announced. */
function ContestResults({ video: { contest }, today }: LoadedVideo) {
  const t = useMessages(messages)
  if (contest === null) return null
  const { info, winners } = contest
  const state = info?.state ?? contestState(contest.closes_on, today)
  if (winners.length === 0 && (state === 'open' || state === 'upcoming')) return null
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.winners)} isFlush />
      {winners.length === 0 ? (
        <p className={styles.emptyNote}>{t(messages.noWinnersYet)}</p>
      ) : (
        <ol>
          {winners.map(({ prize, name, detail, work, images }) => (
            <li key={`${prize} ${name} ${work}`} className={styles.winner}>
              <span className={styles.prize}>{prize}</span>
              <span>
                <b lang={languageOf(name)}>{name || t(messages.noName)}</b>
                {detail !== null && <span className={styles.role}>{detail}</span>}
              </span>
              {work !== null && (
                <cite className={styles.work} lang={languageOf(work)}>
                  {work}
                </cite>
              )}
              {images.length > 0 && (
                <div className={styles.winnerImages}>
                  <EntryImages images={images} label={work ?? prize} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
