import { paths } from '@edbazaar/feature-shell'
import { JumpBar, type JumpTarget } from '@edbazaar/ui/JumpBar'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { loadingLong } from '../own/loading.css'
import { OwnPage } from '../own/OwnPage'
import { ChildrenSection } from './ChildrenSection'
import { ConsentsSection } from './ConsentsSection'
import { DataSection, DeletionSection } from './DataSection'
import * as styles from './details.css'
import { EmailSection } from './EmailSection'
import { EditedProfileContext, useEditedProfile } from './edited-profile'
import { IdentitySection } from './IdentitySection'
import { ImagesSection } from './ImagesSection'
import type { LoadedDetails, loadDetails } from './load-details'
import { messages } from './messages'
import { PasswordSection } from './PasswordSection'
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

/** `/profile-details/{id}`: everything of one's account that one may change. */
export function ProfileDetailsScreen() {
  const loaded = useLoaderData<typeof loadDetails>()
  return (
    <OwnPage loaded={loaded} skeleton={<LoadingDetails />}>
      {(shown) => <Details {...shown} />}
    </OwnPage>
  )
}

function Details({ profile, sessions: loadedSessions }: LoadedDetails) {
  const edited = useEditedProfile(profile)
  const [sessions, setSessions] = useState<LoadedDetails['sessions']>(loadedSessions)
  useSectionOfAddress()
  return (
    <EditedProfileContext value={edited}>
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
            onChanged={() => setSessions(sessions.filter((one) => one.is_current))}
          />
          <SessionsSection sessions={sessions} onChange={(left) => setSessions([...left])} />
          <DataSection />
          <DeletionSection />
        </div>
      </article>
    </EditedProfileContext>
  )
}

/** The section that the address names was not there yet when the browser looked for it. */
function useSectionOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

function LoadingDetails() {
  return (
    <article aria-busy="true" className={loadingLong}>
      <header className={styles.head}>
        <div className={styles.greyLine}>
          <Skeleton width="quarter" />
        </div>
        <h1 className={styles.title}>{messages.title}</h1>
      </header>
      <JumpBar targets={targets} />
      <div className={styles.sections}>
        <section className={styles.section}>
          <SectionHead title={messages.name} isFlush />
          <div className={styles.body}>
            <p className={styles.text}>{messages.standfirst}</p>
            <div className={styles.fields}>
              {[messages.firstName, messages.lastName, messages.phone].map((field) => (
                <div key={field} className={styles.greyField}>
                  <Skeleton width="quarter" />
                  <span className={styles.greyInput} />
                </div>
              ))}
            </div>
          </div>
        </section>
      </div>
    </article>
  )
}
