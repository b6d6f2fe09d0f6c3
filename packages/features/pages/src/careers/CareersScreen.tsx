import { paths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as article from '../article/article.css'
import * as styles from './careers.css'
import { messages } from './messages'

/** The careers page. Jobs at schools have their own list. */
export function CareersScreen() {
  const t = useMessages(messages)
  return (
    <article>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst)} />
      <div className={styles.columns}>
        <section>
          <SectionHead title={t(messages.openings)} />
          <EmptyState
            title={t(messages.none)}
            actions={
              <ButtonLink href={`${paths.contactUs}?topic=careers`}>{t(messages.write)}</ButtonLink>
            }
          >
            {t(messages.noneText)}
          </EmptyState>
        </section>
        <section>
          <SectionHead title={t(messages.schools)} />
          <p className={article.paragraph}>{t(messages.schoolsText)}</p>
          <ButtonLink variant="act" href={paths.jobs} className={styles.jobs}>
            {t(messages.jobs)}
          </ButtonLink>
        </section>
      </div>
    </article>
  )
}
