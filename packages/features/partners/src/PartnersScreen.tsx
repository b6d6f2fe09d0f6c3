import type { WidgetRelease } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { Builder } from './builder/Builder'
import { Docs } from './docs/Docs'
import type { LoadedPartners } from './load-partners'
import { messages } from './messages'
import * as styles from './partners.css'

/** The page for sites that embed our search. */
export function PartnersScreen() {
  const t = useMessages(messages)

  const { releases } = useLoaderData<LoadedPartners>()
  const [latest] = releases
  return (
    <article>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst)}>
        {latest && <Facts release={latest} />}
      </PageHead>
      <Builder release={latest} />
      <Docs release={latest} />
    </article>
  )
}

function Facts({ release }: { release: WidgetRelease }) {
  const t = useMessages(messages)

  const facts = [
    [t(messages.size), t(messages.sizeValue((release.gzip_bytes / 1000).toFixed(1)))],
    [t(messages.version), release.version],
    [t(messages.cost), t(messages.costValue)],
    [t(messages.tracking), t(messages.trackingValue)],
    [t(messages.standard), t(messages.standardValue)],
  ]
  return (
    <dl aria-label={t(messages.facts)} className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factLabel}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
