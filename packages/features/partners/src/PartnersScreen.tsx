import type { WidgetRelease } from '@edbazaar/api-client'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { Builder } from './builder/Builder'
import { Docs } from './docs/Docs'
import type { LoadedPartners } from './load-partners'
import { messages } from './messages'
import * as styles from './partners.css'

/** The page for sites that embed our search. */
export function PartnersScreen() {
  const { releases } = useLoaderData<LoadedPartners>()
  const [latest] = releases
  return (
    <article>
      <PageHead title={messages.title} standfirst={messages.standfirst}>
        {latest && <Facts release={latest} />}
      </PageHead>
      <Builder release={latest} />
      <Docs release={latest} />
    </article>
  )
}

function Facts({ release }: { release: WidgetRelease }) {
  const facts = [
    [messages.size, messages.sizeValue((release.gzip_bytes / 1000).toFixed(1))],
    [messages.version, release.version],
    [messages.cost, messages.costValue],
    [messages.tracking, messages.trackingValue],
    [messages.standard, messages.standardValue],
  ]
  return (
    <dl aria-label={messages.facts} className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factLabel}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
