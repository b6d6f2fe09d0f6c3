import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as article from '../article/article.css'
import * as styles from './careers.css'
import { messages } from './messages'

/** The careers page. Jobs at schools have their own list. */
export function CareersScreen() {
  return (
    <article>
      <PageHead title={messages.title} standfirst={messages.standfirst} />
      <div className={styles.columns}>
        <section>
          <SectionHead title={messages.openings} />
          <EmptyState
            title={messages.none}
            actions={
              <ButtonLink href={`${paths.contactUs}?topic=careers`}>{messages.write}</ButtonLink>
            }
          >
            {messages.noneText}
          </EmptyState>
        </section>
        <section>
          <SectionHead title={messages.schools} />
          <p className={article.paragraph}>{messages.schoolsText}</p>
          <ButtonLink variant="act" href={paths.jobs} className={styles.jobs}>
            {messages.jobs}
          </ButtonLink>
        </section>
      </div>
    </article>
  )
}
