import { paths } from '@edbazaar/feature-shell'
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

const targets: readonly JumpTarget[] = [
  { label: messages.name, href: '#name' },
  { label: messages.images, href: '#images' },
  { label: messages.children, href: '#children' },
  { label: messages.consents, href: '#consents' },
  { label: messages.email, href: '#email' },
  { label: messages.passwordTitle, href: '#password' },
  { label: messages.sessions, href: '#sessions' },
  { label: messages.data, href: '#data' },
]

/** `/profile-details/{id}`: every account setting that the user can change. */
export function ProfileDetailsScreen() {
  const loaded = useLoaderData<typeof loadDetails>()
  return (
    <CurrentUserPage loaded={loaded} skeleton={<LoadingDetails />}>
      {(shown) => <Details {...shown} />}
    </CurrentUserPage>
  )
}

function Details({ profile, sessions: loadedSessions }: LoadedDetails) {
  const value = useProfileState(profile)
  const [sessions, setSessions] = useState<LoadedDetails['sessions']>(loadedSessions)
  useScrollToHash()
  return (
    <ProfileContext value={value}>
      <article>
        <header className={styles.head}>
          <Link href={paths.profile(profile.id)}>{messages.back}</Link>
          <h1 className={styles.title}>{messages.title}</h1>
        </header>
        <JumpBar targets={targets} />
        <div className={styles.sections}>
          <IdentitySection />
          <ImagesSection />
          <ChildrenSection />
          <ConsentsSection />
          <EmailSection />
          <PasswordSection
            onChanged={() => setSessions(sessions.filter((session) => session.is_current))}
          />
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

function LoadingDetails() {
  return (
    <article aria-busy="true" className={loadingLong}>
      <header className={styles.head}>
        <div className={styles.skeletonLine}>
          <Skeleton width="quarter" />
        </div>
        <h1 className={styles.title}>{messages.title}</h1>
      </header>
      <JumpBar targets={targets} />
      <div className={styles.sections}>
        <section className={styles.section}>
          <SectionHead title={messages.name} isFlush />
          <div className={styles.body}>
            <p className={styles.text}>{messages.lead}</p>
            <div className={styles.fields}>
              {[messages.firstName, messages.lastName, messages.phone].map((field) => (
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
