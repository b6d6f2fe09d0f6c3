import type {
  JobSuggestion,
  ProductSummary,
  SchoolSummary,
  SearchCount,
  SearchResult,
  StoreSuggestion,
} from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { ProductTile } from '@edbazaar/feature-catalogue-ui/product-tile'
import { SchoolRows } from '@edbazaar/feature-catalogue-ui/school-rows'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { ProductList } from '@edbazaar/ui/ProductCard'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import { countLabel } from './count-label'
import { type ResultKind, type ResultState, resultsUrl } from './result-state'
import * as styles from './results.css'

interface ResultSectionsProps {
  result: SearchResult
  state: ResultState
}

/** The results by kind, each with a link to all of them. */
export function ResultSections({ result, state }: ResultSectionsProps) {
  const { schools, products, jobs, stores, counts } = result
  return (
    <>
      <SchoolResults schools={schools} count={counts.schools} state={state} />
      <ProductResults products={products} count={counts.products} state={state} />
      <JobResults jobs={jobs} count={counts.jobs} state={state} />
      <StoreResults stores={stores} count={counts.stores} state={state} />
    </>
  )
}

interface Section {
  count: SearchCount
  state: ResultState
}

interface FrameProps extends Section {
  kind: Exclude<ResultKind, 'all'>
  /** Number of entries shown. */
  shown: number
  children: ReactNode
}

/** The results of one kind, with a link to all of them. Renders nothing without results. */
function Frame({ kind, count, state, shown, children }: FrameProps) {
  const t = useMessages(messages)

  if (shown === 0) return null
  const isPart = state.kind === 'all' && count.value > shown
  const label = t(messages.more(countLabel(count)))
  return (
    <section className={styles.section}>
      <SectionHead
        title={t(messages.tabs[kind])}
        isFlush={kind === 'schools'}
        more={isPart ? { label, href: resultsUrl.pathOf({ ...state, kind, page: 1 }) } : undefined}
      />
      {children}
    </section>
  )
}

function SchoolResults({ schools, ...section }: Section & { schools: readonly SchoolSummary[] }) {
  const t = useMessages(messages)

  const hasDistance = schools.some(({ distance_km: km }) => km !== null)
  return (
    <Frame kind="schools" shown={schools.length} {...section}>
      <SchoolRows
        label={t(messages.tabs.schools)}
        schools={schools}
        hasDistance={hasDistance}
        level={3}
      />
    </Frame>
  )
}

function ProductResults({
  products,
  ...section
}: Section & { products: readonly ProductSummary[] }) {
  return (
    <Frame kind="products" shown={products.length} {...section}>
      <ProductList>
        {products.map((product) => (
          <ProductTile key={product.slug} product={product} />
        ))}
      </ProductList>
    </Frame>
  )
}

function StoreResults({ stores, ...section }: Section & { stores: readonly StoreSuggestion[] }) {
  return (
    <Frame kind="stores" shown={stores.length} {...section}>
      <ul className={styles.lines}>
        {stores.map(({ id, name, address, image }) => (
          <Line key={id} href={paths.store(id)} name={name} image={image} detail={address} />
        ))}
      </ul>
    </Frame>
  )
}

function JobResults({ jobs, ...section }: Section & { jobs: readonly JobSuggestion[] }) {
  const hasActions = useEntityActionHeadings().length > 0
  return (
    <Frame kind="jobs" shown={jobs.length} {...section}>
      <ul className={styles.lines}>
        {jobs.map(({ id, title, location, image }) => (
          <Line
            key={id}
            href={paths.job(id)}
            name={title}
            image={image}
            detail={location}
            actions={
              hasActions && (
                <EntityActionButtons entity={{ kind: 'job', id, name: title }} look="icon" />
              )
            }
          />
        ))}
      </ul>
    </Frame>
  )
}

interface LineProps {
  href: string
  name: string
  detail: string
  image: string
  actions?: ReactNode
}

function Line({ href, name, detail, image, actions }: LineProps) {
  return (
    <li className={styles.line}>
      <ResponsiveImage src={image} alt="" shape="square" className={styles.image} />
      <div>
        <h3 lang={languageOf(name)} className={styles.name}>
          <Link href={href} variant="plain" className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.detail}>{detail}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
