import { paths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { JumpBar, type JumpTarget } from '@edbazaar/ui/JumpBar'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { CurrentUserPage } from '../user-page/CurrentUserPage'
import { loadingLong } from '../user-page/loading.css'
import { ChildrenSection } from './ChildrenSection'
import { ConsentsSection } from './ConsentsSection'
import { DataSection, DeletionSection } from './DataSection'
import * as styles from './details.css'
import { EmailSection } from './EmailSection'
import { IdentitySection } from './IdentitySection'
import { ImagesSection } from './ImagesSection'
import type { LoadedDetails, loadDetails } from './load-details'
import { messages } from './messages'
import { PasswordSection } from './PasswordSection'
import { ProfileContext, useProfileState } from './profile-context'
import { SessionsSection } from './SessionsSection'
import { SecuritySection } from './security/SecuritySection'

/** `/profile-details/{id}`: every account setting that the user can change. */
export function ProfileDetailsScreen() {
  const loaded = useLoaderData<typeof loadDetails>()
  return (
    <CurrentUserPage loaded={loaded} skeleton={<LoadingDetails />}>
      {(shown) => <Details {...shown} />}
    </CurrentUserPage>
  )
}

function Details({ profile, sessions: loadedSessions, secondFactor }: LoadedDetails) {
  const t = useMessages(messages)
  const value = useProfileState(profile)
  const [sessions, setSessions] = useState<LoadedDetails['sessions']>(loadedSessions)
  useScrollToHash()
  const keepCurrentSession = () => setSessions(sessions.filter((session) => session.is_current))
  return (
    <ProfileContext value={value}>
      <article>
        <header className={styles.head}>
          <Link href={paths.profile(profile.id)}>{t(messages.back)}</Link>
          <h1 className={styles.title}>{t(messages.title)}</h1>
        </header>
        <JumpBar label={t(messages.sections)} targets={targetsOf(t)} />
        <div className={styles.sections}>
          <IdentitySection />
          <ImagesSection />
          <ChildrenSection />
          <ConsentsSection />
          <EmailSection />
          <PasswordSection onChanged={keepCurrentSession} />
          <SecuritySection secondFactor={secondFactor} onTurnedOn={keepCurrentSession} />
          <SessionsSection
            sessions={sessions}
            onChange={(remaining) => setSessions([...remaining])}
          />
          <DataSection />
          <DeletionSection />
        </div>
      </article>
    </ProfileContext>
  )
}

/** The section did not exist yet when the browser looked for the fragment of the URL. */
function useScrollToHash() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** The sections, for the jump bar. */
const targetsOf = (t: Translate): JumpTarget[] => [
  { label: t(messages.name), href: '#name' },
  { label: t(messages.images), href: '#images' },
  { label: t(messages.children), href: '#children' },
  { label: t(messages.consents), href: '#consents' },
  { label: t(messages.email), href: '#email' },
  { label: t(messages.passwordTitle), href: '#password' },
  { label: t(messages.security), href: '#security' },
  { label: t(messages.sessions), href: '#sessions' },
  { label: t(messages.data), href: '#data' },
]

function LoadingDetails() {
  const t = useMessages(messages)
  return (
    <article aria-busy="true" className={loadingLong}>
      <header className={styles.head}>
        <div className={styles.skeletonLine}>
          <Skeleton width="quarter" />
        </div>
        <h1 className={styles.title}>{t(messages.title)}</h1>
      </header>
      <JumpBar label={t(messages.sections)} targets={targetsOf(t)} />
      <div className={styles.sections}>
        <section className={styles.section}>
          <SectionHead title={t(messages.name)} isFlush />
          <div className={styles.body}>
            <p className={styles.text}>{t(messages.lead)}</p>
            <div className={styles.fields}>
              {[t(messages.firstName), t(messages.lastName), t(messages.phone)].map((field) => (
                <div key={field} className={styles.skeletonField}>
                  <Skeleton width="quarter" />
                  <span className={styles.skeletonInput} />
                </div>
              ))}
            </div>
          </div>
        </section>
      </div>
    </article>
  )
}
